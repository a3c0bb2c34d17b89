import { describe, expect, test } from 'vitest';
import { rowOf } from '../../../../src/games/axis-allies/odds/solver/losses.ts';
import { pairMarks } from '../../../../src/games/axis-allies/odds/solver/pairs.ts';

/** Which pairs of both sides are marked: none is lost or mixed up, however many there are. */

/** More than fit into what is made room for at first. */
const MANY = 300;

/** Outcomes with these numbers, of which so many are possible. */
const spread = (ids: readonly number[], count: number) => ({ to: rowOf(ids), count, exactly: [], atLeast: [] });

describe('marks', () => {
  test('a mark is kept until it is taken, beside those far beyond it', () => {
    const kept = pairMarks();
    kept.mark(1, 2);
    kept.mark(MANY, 3);
    for (const [one, other] of [
      [1, 2],
      [MANY, 3],
    ] as const) {
      expect(kept.take(one, other)).toBe(true);
      expect(kept.take(one, other)).toBe(false);
    }
    for (const [one, other] of [
      [2, 1],
      [3, MANY],
      [MANY + 1, 3],
      [1, 2 * MANY],
    ] as const)
      expect(kept.take(one, other)).toBe(false);
  });

  test('every pair of possible outcomes is marked, and no other', () => {
    const kept = pairMarks();
    kept.markPairs(spread([4, 1, 9], 2), spread([MANY, 0, 7], 2));
    const marked = [1, 4, 9].flatMap((one) =>
      [0, 7, MANY].filter((other) => kept.take(one, other)).map((o) => [one, o]),
    );
    expect(marked).toEqual([
      [1, 0],
      [1, MANY],
      [4, 0],
      [4, MANY],
    ]);
  });

  test('pairMarks that are closed leave nothing to the next', () => {
    const before = pairMarks();
    before.mark(5, MANY);
    before.close();
    const kept = pairMarks();
    expect(kept.take(5, MANY)).toBe(false);
    kept.mark(5, 6);
    expect(before.take(5, 6)).toBe(false);
    expect(kept.take(5, 6)).toBe(true);
  });
});
