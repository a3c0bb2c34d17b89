import { useEffect } from 'react';
import { keyOf } from '../../store/keyOf.ts';
import { addressOf } from '../address/address.ts';
import { TEXT_FIELDS } from '../keys/letterOf.ts';
import { KEYS } from '../../text/keys.ts';
import { useGame } from '../../store/gameStore.ts';

/** In text fields these keys undo typing; under a dialog or the rulebook they do nothing. */
export const isUndoIgnored = ({ target }: KeyboardEvent): boolean =>
  (target instanceof Element && target.closest(TEXT_FIELDS) !== null) ||
  document.querySelector('[role=dialog], [role=menu]') !== null ||
  addressOf(window.location.hash).place !== 'game';

/** What a key means: Ctrl+Z, Ctrl+Shift+Z or Ctrl+Y; on a Mac with the command key. Null for any other. */
export function undoKey(event: KeyboardEvent): 'undo' | 'redo' | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return null;
  const key = keyOf(event);
  if (key !== KEYS.undo && key !== KEYS.redo) return null;
  return key === KEYS.redo || event.shiftKey ? 'redo' : 'undo';
}

/** Undoes and redoes the last order by the keys. The lab has its own undo. */
export function useUndoKeys(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const key = undoKey(event);
      const { isLab, undo, redo } = useGame.getState();
      if (key === null || isLab || isUndoIgnored(event)) return;
      event.preventDefault();
      if (key === 'redo') redo();
      else undo();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
