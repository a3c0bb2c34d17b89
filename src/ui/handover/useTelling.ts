import { useCallback, useEffect, useRef, useState } from 'react';
import type { SpaceId } from '../../engine/index.ts';
import type { ToldLine } from '../../games/face/story.ts';
import { useHandover } from '../../store/handover.ts';
import { passBy } from '../../store/mapCamera.ts';
import { useSettings } from '../../store/settings.ts';

export interface Telling {
  /** The line that is told now; null before the first and after the last, and if nothing moves by itself. */
  readonly at: number | null;
  /** Lines have been told one by one, so they need not be said all together. */
  readonly isTold: boolean;
  readonly isPlaying: boolean;
  /** Tells on, from the first line if none is told, or stops. */
  play(isPlaying: boolean): void;
  /** Goes to a line and stays there. */
  show(line: number): void;
  /** Takes the map to where the game goes on, if the story has led it away. */
  comeBack(): void;
}

/** Milliseconds: to look up, for each letter, at most for a line, and for all lines together. */
const PACE = { look: 1400, letter: 30, line: 4000, all: 18_000 };

/** How long each line is told. */
export function timesOf(lines: readonly ToldLine[]): readonly number[] {
  const wanted = lines.map(({ text }) => Math.min(PACE.line, PACE.look + PACE.letter * text.length));
  const all = wanted.reduce((sum, time) => sum + time, 0);
  return wanted.map((time) => time * Math.min(1, PACE.all / all));
}

const isStill = (): boolean =>
  useSettings.getState().motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Tells line after line, the map going along, and in the end comes back to `front`. Where motion is not wanted nothing
 * goes by itself, and all lines are there to be read.
 */
export function useTelling(lines: readonly ToldLine[], front: readonly SpaceId[]): Telling {
  const [isPlaying, setPlaying] = useState(() => !isStill());
  const [at, setAt] = useState<number | null>(null);
  const [hasBegun, setBegun] = useState(false);
  const [isTold, setTold] = useState(false);
  if (at !== null && !isTold) setTold(true);
  const isAway = useRef(false);
  if (!hasBegun && lines.length > 0) {
    setBegun(true);
    if (isPlaying) setAt(0);
  }

  const comeBack = useCallback(() => {
    if (isAway.current) passBy(front);
    isAway.current = false;
  }, [front]);

  useEffect(() => {
    const spaces = at === null ? [] : (lines[at]?.spaces ?? []);
    useHandover.setState({ spaces });
    if (spaces.length > 0) {
      isAway.current = true;
      passBy(spaces);
    } else if (at === null) comeBack();
  }, [at, lines, comeBack]);

  useEffect(() => {
    if (!isPlaying || at === null) return undefined;
    const isLast = at === lines.length - 1;
    const timer = setTimeout(() => {
      setAt(isLast ? null : at + 1);
      setPlaying(!isLast);
    }, timesOf(lines)[at]);
    return () => clearTimeout(timer);
  }, [isPlaying, at, lines]);

  const play = useCallback((on: boolean) => {
    setPlaying(on);
    if (on) setAt((now) => now ?? 0);
  }, []);
  const show = useCallback((line: number) => {
    setPlaying(false);
    setAt(line);
  }, []);
  return { at, isTold, isPlaying: isPlaying && at !== null, play, show, comeBack };
}
