import { diceIn, die, type RollGroup } from '../engine/index.ts';

/** What dice come to at low luck: so many hits for sure, and one more if a single die shows `rest` or less. */
export interface LowLuck {
  /** The sum of what all dice hit on. */
  readonly points: number;
  readonly sure: number;
  /** 0 to 5; at 0 nothing is left to chance. */
  readonly rest: number;
}

const FACES = 6;

/** What these dice come to: six points are a hit, and what is left over is the chance of another. */
export function lowLuckOf(groups: readonly RollGroup[]): LowLuck {
  const points = valuesOf(groups).reduce((sum, value) => sum + value, 0);
  return { points, sure: Math.floor(points / FACES), rest: points % FACES };
}

/** What each die hits on, in the order in which they are asked for. */
const valuesOf = (groups: readonly RollGroup[]): readonly number[] =>
  groups.flatMap((group) => Array.from({ length: diceIn([group]) }, () => Math.min(Math.max(group.value, 0), FACES)));

/**
 * Which dice hit. The points of all dice are laid end to end, those of one kind of hit together, and every sixth point
 * is marked, the first of them by a die: a die of the roll hits if a mark is among its points. So each die hits as
 * often as a real one, and the hits of all dice together, of each kind and of neighbouring groups are never a whole hit
 * away from what they bring on average.
 */
export function lowLuckHits(groups: readonly RollGroup[], marked: number): readonly boolean[] {
  const marksUpTo = (point: number): number => Math.max(0, Math.floor((point - marked) / FACES) + 1);
  const values = valuesOf(groups);
  const hits = values.map(() => false);
  let points = 0;
  for (const place of placesByKind(groups)) {
    const before = marksUpTo(points);
    points += values[place] ?? 0;
    hits[place] = marksUpTo(points) > before;
  }
  return hits;
}

/** Dice of the seed that bring the hits of low luck; `first` is how many dice have been rolled before. */
export function lowLuckDice(seed: string, first: number, groups: readonly RollGroup[]): readonly number[] {
  const hits = lowLuckHits(groups, die(`${seed} low luck`, first));
  return valuesOf(groups).map((value, i) =>
    faceOf(`${seed} low luck ${first + i}`, (face) => face <= value === hits[i]),
  );
}

/** The places of the dice, those of one kind of hit after one another. */
function placesByKind(groups: readonly RollGroup[]): readonly number[] {
  const kinds = groups.flatMap((group) => Array.from({ length: diceIn([group]) }, () => group.kind));
  return [...new Set(kinds)].flatMap((kind) => kinds.flatMap((each, place) => (each === kind ? place : [])));
}

/** A face that fits; all that fit are equally likely. */
function faceOf(seed: string, fits: (face: number) => boolean): number {
  for (let n = 0; ; n += 1) {
    const face = die(seed, n);
    if (fits(face)) return face;
  }
}
