import { die } from '../engine/index.ts';

/** What dice come to at low luck: so many hits for sure, and one more if a single die shows `rest` or less. */
export interface LowLuck {
  /** The sum of what all dice hit on. */
  readonly points: number;
  readonly sure: number;
  /** 0 to 5; at 0 nothing is left to chance. */
  readonly rest: number;
}

const FACES = 6;

/** What dice that hit on these values come to: six points are a hit, and what is left over is the chance of another. */
export function lowLuckOf(values: readonly number[]): LowLuck {
  const points = values.reduce((sum, value) => sum + value, 0);
  return { points, sure: Math.floor(points / FACES), rest: points % FACES };
}

/**
 * Which dice hit, each on its value. The points of all dice are laid end to end and every sixth is marked, the first of
 * them by a die: a die of the roll hits if a mark is among its points. So each die hits as often as a real one, and the
 * hits of all dice, and of neighbours among them, are never a whole hit away from what they bring on average.
 */
export function lowLuckHits(values: readonly number[], marked: number): readonly boolean[] {
  const marksUpTo = (point: number): number => Math.max(0, Math.floor((point - marked) / FACES) + 1);
  let points = 0;
  return values.map((value) => {
    const before = marksUpTo(points);
    points += value;
    return marksUpTo(points) > before;
  });
}

/** Dice of the seed that bring the hits of low luck. */
export function lowLuckDice(seed: string, values: readonly number[]): readonly number[] {
  const hits = lowLuckHits(values, die(seed, 0));
  return values.map((value, i) => faceOf(`${seed} ${i}`, (face) => face <= value === hits[i]));
}

/** A face that fits; all that fit are equally likely. */
function faceOf(seed: string, fits: (face: number) => boolean): number {
  for (let n = 0; ; n += 1) {
    const face = die(seed, n);
    if (fits(face)) return face;
  }
}
