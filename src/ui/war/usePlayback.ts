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

interface Pace {
  /** Milliseconds for each step; usually those for orders of a game. */
  readonly speeds?: Speeds;
  /** Here it stops, unless it began here. */
  readonly rests?: boolean;
  /** Whether it plays from the first moment on. */
  readonly playsAtOnce?: boolean;
}

interface Playing {
  readonly direction: 'on' | 'back';
  readonly from: number;
}

/** Steps through a story by itself until it is stopped or comes to an end. */
export function usePlayback(
  at: number,
  last: number,
  onStep: (at: number) => void,
  { speeds = SPEEDS, rests = false, playsAtOnce = false }: Pace = {},
): Playback {
  const [playing, setPlaying] = useState<Playing | null>(playsAtOnce ? { direction: 'on', from: at } : null);
  const [speed, setSpeed] = useState<Speed>('usual');
  const next = playing?.direction === 'back' ? at - 1 : at + 1;
  const isOver = next < 0 || next > last || (rests && at !== playing?.from);
  useEffect(() => {
    if (playing === null) return undefined;
    const timer = setTimeout(() => (isOver ? setPlaying(null) : onStep(next)), speeds[speed]);
    return () => clearTimeout(timer);
  }, [playing, speed, speeds, next, isOver, onStep]);
  return {
    isPlaying: playing !== null,
    isBackwards: playing?.direction === 'back',
    speed,
    play: (direction) => setPlaying(direction === null ? null : { direction, from: at }),
    setSpeed,
  };
}
