import { useEffect } from 'react';
import { keyOf } from '../../store/keyOf.ts';
import { TIME_KEYS } from '../../text/keys.ts';

interface TimeKeys {
  readonly after: number;
  readonly last: number;
  readonly turns: { readonly last: number; readonly next: number };
  readonly onStep: (to: number) => void;
  readonly onPlay: () => void;
}

/** In these, some keys have a meaning of their own. */
const FIELDS = 'input, select, textarea, [role=tab]';
const OWN_KEYS: Readonly<Record<string, string>> = { Home: FIELDS, End: FIELDS, ' ': `${FIELDS}, button, a, summary` };

/**
 * `,` and `.` go a command back and on, `<` and `>` a turn, Home and End to the beginning and the end, and Space plays
 * or stops. On the map, arrows and Space are the map's.
 */
export function useTimeKeys({ after, last, turns, onStep, onPlay }: TimeKeys): void {
  useEffect(() => {
    const deeds: Readonly<Record<string, () => void>> = {
      [TIME_KEYS.stepBack]: () => onStep(after - 1),
      [TIME_KEYS.stepOn]: () => onStep(after + 1),
      [TIME_KEYS.turnBack]: () => onStep(turns.last),
      [TIME_KEYS.turnOn]: () => onStep(turns.next),
      Home: () => onStep(0),
      End: () => onStep(last),
      ' ': onPlay,
    };
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const key = keyOf(event);
      const deed = Object.hasOwn(deeds, key) ? deeds[key] : undefined;
      const own = OWN_KEYS[key];
      const isOwn = own !== undefined && event.target instanceof Element && event.target.closest(own) !== null;
      if (deed === undefined || isOwn) return;
      event.preventDefault();
      deed();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [after, last, turns, onStep, onPlay]);
}
