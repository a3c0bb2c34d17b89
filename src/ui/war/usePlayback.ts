import { useEffect, useState } from 'react';

/** Milliseconds a step stays before the next one. */
export const SPEEDS = { slow: 1600, usual: 700, fast: 180 } as const;
export type Speed = keyof typeof SPEEDS;
export type Speeds = Readonly<Record<Speed, number>>;

export interface Playback {
  readonly isPlaying: boolean;
  readonly isBackwards: boolean;
  readonly speed: Speed;
  /** Plays on, or backwards; null stops. */
  play(direction: 'on' | 'back' | null): void;
  setSpeed(speed: Speed): void;
}

/** Steps through a story by itself until it is stopped or comes to an end. */
export function usePlayback(at: number, last: number, onStep: (at: number) => void, speeds: Speeds = SPEEDS): Playback {
  const [direction, play] = useState<'on' | 'back' | null>(null);
  const [speed, setSpeed] = useState<Speed>('usual');
  const next = direction === 'back' ? at - 1 : at + 1;
  const isOver = next < 0 || next > last;
  useEffect(() => {
    if (direction === null) return undefined;
    const timer = setTimeout(() => (isOver ? play(null) : onStep(next)), speeds[speed]);
    return () => clearTimeout(timer);
  }, [direction, speed, speeds, next, isOver, onStep]);
  return { isPlaying: direction !== null, isBackwards: direction === 'back', speed, play, setSpeed };
}
