import { useCallback, useEffect, useState, useRef } from 'react';
import { joinShow, type ShowStep } from '../../../store/lessons/showChannel.ts';
import { classroomAddress } from '../../../ui/address/classroomPages.ts';
import { goInstead } from '../../../ui/address/useAddress.ts';
import { afterStroke, MAX_DRAWS, type Draw } from '../../../engine/table/index.ts';
import { useDrawings } from '../../../store/drawings.ts';
import { lendDrawings } from '../../../store/lessons/lessonStore.ts';
import type { Stop } from '../../../saves/lessonSchema.ts';
import { keyOf } from '../../../store/keyOf.ts';
import { hasPen } from '../../../store/pen.ts';
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
export function showKeyDeed(
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
      const deed = event.key === 'F5' ? null : showKeyDeed(event, hasPen());
      if (deed === null && event.key !== 'F5') return;
      event.preventDefault();
      event.stopPropagation();
      if (deed !== null) onDeed(deed);
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [onDeed]);
}

interface Show {
  readonly isBlank: boolean;
  readonly go: (step: ShowStep) => void;
}

/** Goes from stop to stop, blanks the screen, and keeps the window of the notes in step. `at` counts from 0. */
export function useShow(lesson: string, at: number, count: number): Show {
  const [isBlank, setBlank] = useState(false);
  const [since] = useState(Date.now);
  const go = useCallback(
    (step: ShowStep): void => {
      if (step === 'blank') {
        setBlank((was) => !was);
        return;
      }
      setBlank(false);
      const to = { next: at + 1, back: at - 1, first: 0, last: count - 1 }[step];
      const kept = Math.max(0, Math.min(to, count - 1));
      if (kept !== at) goInstead(classroomAddress('lessons', lesson, 'show', String(kept + 1)));
    },
    [lesson, at, count],
  );
  useEffect(() => {
    const tell = (): void => joined.say({ kind: 'shown', at, isBlank, since });
    const joined = joinShow(lesson, (message) => {
      if (message.kind === 'ask') tell();
      else if (message.kind === 'do') go(message.step);
    });
    tell();
    // A page that was left may be shown again as it was.
    window.addEventListener('pageshow', tell);
    return () => {
      window.removeEventListener('pageshow', tell);
      joined.close();
    };
  }, [lesson, at, isBlank, since, go]);
  useEffect(() => {
    const end = (): void => {
      const last = joinShow(lesson, () => undefined);
      last.say({ kind: 'ended' });
      last.close();
    };
    // A window that is closed ends the show too.
    window.addEventListener('pagehide', end);
    return () => {
      window.removeEventListener('pagehide', end);
      end();
    };
  }, [lesson]);
  return { isBlank, go };
}

const NONE: readonly Draw[] = [];

/** Takes away all that is drawn at the stop shown; its own drawings come back with the next show. */
export function clearDrawn(): void {
  const { draws, stroke } = useDrawings.getState();
  for (const draw of draws) stroke?.(draw);
  useDrawings.setState({ begun: null, latest: null });
}

/** Shows the drawings of a stop, and what is drawn at it during the show; that is gone when the show ends. */
export function useShowDrawings(stops: readonly Stop[], at: number): void {
  const drawn = useRef(new Map<number, readonly Draw[]>());
  const place = useRef(at);
  const own = stops[at]?.draws ?? NONE;
  useEffect(
    () =>
      lendDrawings(NONE, (draw) => {
        const draws = afterStroke(useDrawings.getState().draws, draw);
        if (draws.length > MAX_DRAWS) return;
        drawn.current.set(place.current, draws);
        useDrawings.setState({ draws });
      }),
    [],
  );
  useEffect(() => {
    place.current = at;
    useDrawings.setState({ draws: drawn.current.get(at) ?? own, begun: null, latest: null });
  }, [at, own]);
}
