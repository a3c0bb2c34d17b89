import { useEffect } from 'react';
import { keyOf } from '../../store/keyOf.ts';
import { useView } from '../../store/viewStore.ts';
import { addressOf } from '../address/address.ts';
import { KEYS } from '../../text/keys.ts';

/** Elements in which letters are text or move the focus on the map. */
const IGNORED = 'input, select, textarea, [contenteditable], .world-map__canvas, [role=dialog], [role=menu]';

/** The key `i` opens and closes the details of the selected space, or else of the hovered one. */
export function useFactsKey(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const { ctrlKey, metaKey, altKey, target } = event;
      if (keyOf(event) !== KEYS.about || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
      if (target instanceof Element && target.closest(IGNORED) !== null) return;
      if (addressOf(window.location.hash).place !== 'game') return;
      const { showsFacts, focused, hovered, openFacts, closeFacts } = useView.getState();
      const space = focused ?? hovered;
      if (showsFacts) closeFacts();
      else if (space !== null) openFacts(space);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
