import type { GameSound as SoundOfGame } from '../games/face/board.ts';

/** One voice of a sound: a tone that glides, or noise through a filter that does. */
export interface Voice {
  readonly wave: 'noise' | 'sine' | 'triangle' | 'sawtooth';
  /** Seconds from the sound's beginning, and how long it fades. */
  readonly at: number;
  readonly lasts: number;
  /** Pitch at the beginning and at the end, in hertz; of noise, the middle of its band. */
  readonly from: number;
  readonly to: number;
  /** From 0 to 1. */
  readonly loud: number;
}

/** All sounds: those of games, and that of the clock. */
export type SoundName = SoundOfGame | 'time';

/** A die that knocks on wood. */
const knock = (at: number, pitch: number, loud: number): Voice => ({
  wave: 'noise',
  at,
  lasts: 0.045,
  from: pitch,
  to: pitch * 0.7,
  loud,
});

/** The partials of a small bell. */
const bell = (at: number, pitch: number, loud: number): readonly Voice[] =>
  [1, 2.01, 3.03].map((times, i) => ({
    wave: 'sine',
    at,
    lasts: 1.3 / (i + 1),
    from: pitch * times,
    to: pitch * times,
    loud: loud / (i + 1.5),
  }));

/** All sounds of the program, made from nothing but these numbers. */
export const SCORES: Readonly<Record<SoundName, readonly Voice[]>> = {
  // Dice rattle over the table and come to rest.
  dice: [
    knock(0, 2600, 0.7),
    knock(0.05, 3300, 0.5),
    knock(0.11, 2200, 0.8),
    knock(0.15, 3000, 0.45),
    knock(0.23, 2500, 0.6),
    knock(0.33, 2900, 0.4),
    knock(0.42, 2000, 0.5),
    knock(0.54, 1700, 0.3),
  ],
  // A dull blow.
  hit: [
    { wave: 'sine', at: 0, lasts: 0.32, from: 130, to: 42, loud: 0.9 },
    { wave: 'noise', at: 0, lasts: 0.22, from: 700, to: 160, loud: 0.7 },
  ],
  // Two notes, the second higher.
  capture: [
    { wave: 'triangle', at: 0, lasts: 0.22, from: 392, to: 392, loud: 0.55 },
    { wave: 'sawtooth', at: 0, lasts: 0.16, from: 392, to: 392, loud: 0.12 },
    { wave: 'triangle', at: 0.16, lasts: 0.5, from: 523.25, to: 523.25, loud: 0.6 },
    { wave: 'sawtooth', at: 0.16, lasts: 0.34, from: 523.25, to: 523.25, loud: 0.14 },
  ],
  // A bell, struck twice.
  turn: [...bell(0, 587.33, 0.5), ...bell(0.28, 440, 0.5)],
  // A higher one, struck once and softly: the time is over, and nothing else happens.
  time: bell(0, 783.99, 0.25),
};

/** The seconds that a sound lasts. */
export const soundLength = (name: SoundName): number => Math.max(...SCORES[name].map(({ at, lasts }) => at + lasts));
