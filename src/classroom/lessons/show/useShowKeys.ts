import { useEffect } from 'react';
import { keyOf } from '../../../store/keyOf.ts';
import { hasPen } from '../../../store/pen.ts';
import type { ShowStep } from '../../../store/lessons/showChannel.ts';
import { SHOW_KEYS } from '../../../text/keys.ts';

/** What a key does in a show, or in the window of its notes. */
export type ShowDeed = ShowStep | 'pen' | 'pointer' | 'clear' | 'notes' | 'words' | 'leave';

/** A presenter's remote sends page keys or arrows, b or the full stop, F5 and Escape. */
const DEEDS: Readonly<Record<string, ShowDeed>> = {
  PageDown: 'next',
  ArrowRight: 'next',
  ArrowDown: 'next',
  ' ': 'next',
  Enter: 'next',
  PageUp: 'back',
  ArrowLeft: 'back',
  ArrowUp: 'back',
  Backspace: 'back',
  Home: 'first',
  End: 'last',
  [SHOW_KEYS.blank]: 'blank',
  [SHOW_KEYS.blankByRemote]: 'blank',
  [SHOW_KEYS.pen]: 'pen',
  [SHOW_KEYS.pointer]: 'pointer',
  [SHOW_KEYS.clear]: 'clear',
  [SHOW_KEYS.notes]: 'notes',
  [SHOW_KEYS.words]: 'words',
  Escape: 'leave',
};

/** Keys that press a button or a link in focus. */
const PRESSES = ['Enter', ' '];
/** With the pen in hand and the map in focus these draw. */
const DRAWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'Enter', ' '];

/** What a key means; null if it has no meaning here. */
export function deedOf(
  event: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'target'>,
  isDrawing: boolean,
): ShowDeed | null {
  const { target } = event;
  const key = keyOf(event);
  const isIn = (where: string): boolean => target instanceof Element && target.closest(where) !== null;
  if (isIn('input, textarea, select, [role=dialog]')) return null;
  if (PRESSES.includes(key) && isIn('button, a, summary')) return null;
  if (isDrawing && DRAWS.includes(key) && isIn('.world-map__canvas')) return null;
  return DEEDS[key] ?? null;
}

/** Listens to the keys of a show before the map does. Keep the same function. */
export function useShowKeys(onDeed: (deed: ShowDeed) => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.defaultPrevented) return;
      // A remote's "begin" key would load the page anew.
      const deed = event.key === 'F5' ? null : deedOf(event, hasPen());
      if (deed === null && event.key !== 'F5') return;
      event.preventDefault();
      event.stopPropagation();
      if (deed !== null) onDeed(deed);
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [onDeed]);
}
