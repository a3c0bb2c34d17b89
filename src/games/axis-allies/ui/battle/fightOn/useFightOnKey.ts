import { useEffect } from 'react';
import { keyOf } from '../../../../../store/keyOf.ts';
import { addressOf } from '../../../../../ui/address/address.ts';
import { KEYS } from '../../../../../text/keys.ts';

/** Elements in which letters are text or move the focus on the map. */
const IGNORED =
  'input:not([type=checkbox]), select, textarea, [contenteditable], .world-map__canvas, [role=dialog], [role=menu]';

/** The key `b` shows what stops a fight that goes on by itself, and hides it again; Escape hides it. */
export function useFightOnKey(isOpen: boolean, isPossible: boolean, onOpen: (isOpen: boolean) => void): void {
  useEffect(() => {
    if (!isPossible) return undefined;
    const listen = (event: KeyboardEvent): void => {
      const key = keyOf(event);
      const { ctrlKey, metaKey, altKey, target, defaultPrevented, repeat } = event;
      const isKey = key === KEYS.fightOn || (key === 'Escape' && isOpen);
      if (!isKey || repeat || ctrlKey || metaKey || altKey || defaultPrevented) return;
      if (target instanceof Element && key === KEYS.fightOn && target.closest(IGNORED) !== null) return;
      if (addressOf(window.location.hash).place !== 'game') return;
      event.preventDefault();
      onOpen(key === KEYS.fightOn && !isOpen);
    };
    // Before the game screen's own listener, which takes Escape as a step back.
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [isOpen, isPossible, onOpen]);
}
