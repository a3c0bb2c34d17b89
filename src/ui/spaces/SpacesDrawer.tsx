import { List, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../components/Button.tsx';
import { SpaceList } from './SpaceList.tsx';
import './spaces.css';

/** The list of spaces, opened by a button at the map's edge. It can do everything the map can. */
export function SpacesDrawer() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const list = useRef<HTMLElement>(null);
  // Escape in the list closes only the list.
  useEffect(() => {
    const section = list.current;
    if (!open || section === null) return undefined;
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      setOpen(false);
    };
    section.addEventListener('keydown', listen);
    return () => section.removeEventListener('keydown', listen);
  }, [open]);
  // The pressed button is replaced by another one, which gets the focus.
  useEffect(() => {
    if (open || wasOpen.current) button.current?.focus();
    wasOpen.current = open;
  }, [open]);
  if (!open) {
    return (
      <Button ref={button} className="spaces__open" data-over-map aria-expanded={false} onClick={() => setOpen(true)}>
        <List size={18} aria-hidden /> <span className="map-bar__text">Spaces</span>
      </Button>
    );
  }
  return (
    <section ref={list} className="spaces" data-over-map aria-label="List of spaces">
      <div className="spaces__head">
        <h2>Spaces</h2>
        <Button
          ref={button}
          shape="icon"
          look="quiet"
          small
          aria-label="Close the list of spaces"
          aria-expanded
          onClick={() => setOpen(false)}
        >
          <X size={18} aria-hidden />
        </Button>
      </div>
      <SpaceList />
    </section>
  );
}
