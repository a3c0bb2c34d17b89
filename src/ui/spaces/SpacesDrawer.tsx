import { List, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../pieces/Button.tsx';
import { SpaceList } from './SpaceList.tsx';
import './spaces.css';

/** The list of spaces behind a button at the map's edge: it does all that the map does. */
export function SpacesDrawer() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // The pressed button gives way to another one; the keyboard goes there and back.
  useEffect(() => {
    if (open || wasOpen.current) button.current?.focus();
    wasOpen.current = open;
  }, [open]);
  if (!open) {
    return (
      <Button ref={button} className="spaces__open" aria-expanded={false} onClick={() => setOpen(true)}>
        <List size={18} aria-hidden /> Spaces
      </Button>
    );
  }
  return (
    <section className="spaces" aria-label="List of spaces">
      <div className="spaces__head">
        <h2>Spaces</h2>
        <Button ref={button} shape="icon" look="quiet" small aria-label="Close the list of spaces" aria-expanded onClick={() => setOpen(false)}>
          <X size={18} aria-hidden />
        </Button>
      </div>
      <SpaceList />
    </section>
  );
}
