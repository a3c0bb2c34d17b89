import { useEffect } from 'react';
import { useGame } from '../../store/gameStore.ts';
import { addressOf } from '../address/address.ts';

/** In text fields these keys undo typing; under a dialog or the rulebook they do nothing. */
const isIgnored = ({ target }: KeyboardEvent): boolean =>
  (target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null) ||
  document.querySelector('[role=dialog], [role=menu]') !== null ||
  addressOf(window.location.hash).place !== 'game';

/** Ctrl+Z undoes the last order, Ctrl+Shift+Z and Ctrl+Y redo it; on a Mac with the command key. */
export function useUndoKeys(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
      const key = event.key.toLowerCase();
      if ((key !== 'z' && key !== 'y') || isIgnored(event)) return;
      event.preventDefault();
      const { undo, redo } = useGame.getState();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
