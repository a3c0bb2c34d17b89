import { List, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../components/Button.tsx';
import { useMapFault } from '../../store/mapCamera.ts';
import { screensOf } from '../../games/screens.ts';
import { useDisplayedGame } from '../../store/displayedGame.ts';
import { bringToFront, useFront } from '../shell/overMap.ts';
import './spaces.css';

/**
 * The list of spaces, opened by a button at the map's edge, or by itself when the map cannot be drawn. It can do
 * everything the map can.
 */
export function SpacesDrawer() {
  const { SpaceList } = screensOf(useDisplayedGame());
  const [wanted, setOpen] = useState<boolean | null>(null);
  const hasNoMap = useMapFault(({ fault }) => fault !== null);
  const isOpen = wanted ?? hasNoMap;
  const isShown = useFront('spaces', isOpen) && isOpen;
  const button = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);
  const list = useRef<HTMLElement>(null);
  const change = (open: boolean): void => {
    wasPressed.current = true;
    setOpen(open);
    if (open) bringToFront('spaces');
  };
  // Escape in the list closes only the list.
  useEffect(() => {
    const section = list.current;
    if (!isShown || section === null) return undefined;
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      wasPressed.current = true;
      setOpen(false);
    };
    section.addEventListener('keydown', listen);
    return () => section.removeEventListener('keydown', listen);
  }, [isShown]);
  // The pressed button is replaced by another one, which gets the focus.
  useEffect(() => {
    if (wasPressed.current) button.current?.focus();
    wasPressed.current = false;
  });
  if (SpaceList === undefined) return null;
  if (!isShown) {
    return (
      <Button ref={button} className="spaces__open" data-over-map aria-expanded={false} onClick={() => change(true)}>
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
          onClick={() => change(false)}
        >
          <X size={18} aria-hidden />
        </Button>
      </div>
      {hasNoMap && <p className="spaces__no-map">No map can be drawn now. This list does all it does.</p>}
      <SpaceList />
    </section>
  );
}
