import type { Bombing, DiceByValue, Throw } from './throws.ts';

const FACES = 6;

/** The luck in some throws. */
export interface Luck {
  readonly dice: number;
  readonly hits: number;
  /** How many hits these dice bring on average. */
  readonly expected: number;
  /**
   * IPCs won by luck: the hits beyond the expected ones, each at what it was worth, and what raids and rockets
   * destroyed beyond what was expected; below 0 with bad luck.
   */
  readonly ipcs: number;
  /** The chance of so many hits or more if there were more than expected, else of so many or fewer. */
  readonly chance: number;
}

/** The luck in these throws together. */
export function luckOf(throws: readonly Throw[]): Luck {
  const dice = Array.from({ length: FACES + 1 }, (_, value) => sumOf(throws, ({ dice: some }) => some[value] ?? 0));
  const hits = sumOf(throws, (one) => one.hits);
  return {
    dice: dice.reduce((sum, count) => sum + count, 0),
    hits,
    expected: expectedHits(dice),
    ipcs: sumOf(throws, ipcsByLuck),
    chance: tailOf(dice, hits),
  };
}

/** IPCs that a throw won by luck: by hits, or by what it destroyed. */
export const ipcsByLuck = ({ dice, hits, ipcsPerHit, bombing }: Throw): number =>
  (hits - expectedHits(dice)) * ipcsPerHit + (bombing === undefined ? 0 : bombing.destroyed - bombing.expected);

/** What raids and rockets destroyed among these throws; null if there were none. */
export function bombingIn(throws: readonly Throw[]): Bombing | null {
  const all = throws.flatMap(({ bombing }) => bombing ?? []);
  if (all.length === 0) return null;
  return {
    destroyed: all.reduce((sum, { destroyed }) => sum + destroyed, 0),
    expected: all.reduce((sum, { expected }) => sum + expected, 0),
  };
}

const sumOf = (throws: readonly Throw[], of: (one: Throw) => number): number =>
  throws.reduce((sum, one) => sum + of(one), 0);

/** How many hits these dice bring on average. */
export const expectedHits = (dice: DiceByValue): number =>
  dice.reduce((sum, count, value) => sum + (count * value) / FACES, 0);

/** The chance of so many hits or more if there were more than expected, else of so many or fewer. */
export function tailOf(dice: DiceByValue, hits: number): number {
  const chances = hitChances(dice);
  const part = hits > expectedHits(dice) ? chances.slice(hits) : chances.slice(0, hits + 1);
  return Math.min(
    1,
    part.reduce((sum, chance) => sum + chance, 0),
  );
}

/**
 * The chance of each number of hits: dice added one after another, each of which hits or misses (the sum of independent
 * yes-or-no trials of several chances, known as the Poisson binomial distribution).
 */
export function hitChances(dice: DiceByValue): Float64Array {
  const count = dice.reduce((sum, some) => sum + some, 0);
  const chances = new Float64Array(count + 1);
  chances[0] = 1;
  let rolled = 0;
  for (const [value, some] of dice.entries())
    for (let i = 0; i < some; i++) {
      rolled += 1;
      const hit = value / FACES;
      for (let hits = rolled; hits >= 0; hits--)
        chances[hits] = (chances[hits] ?? 0) * (1 - hit) + (chances[hits - 1] ?? 0) * hit;
    }
  return chances;
}
