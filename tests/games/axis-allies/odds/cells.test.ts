import { describe, expect, test } from 'vitest';
import { pairChances } from '../../../../src/games/axis-allies/odds/solver/pairs.ts';
import type { Distribution } from '../../../../src/games/axis-allies/odds/solver/sideState.ts';
import { rowOf } from '../../../../src/games/axis-allies/odds/solver/losses.ts';

/** What is kept about pairs of both sides: nothing is lost or mixed up, however many there are. */

/** More than fit into what is made room for at first. */
const MANY = 300;

/** Outcomes with these numbers, of which the first ones are possible, with such chances. */
const spread = (ids: readonly number[], chances: readonly number[], last: number): Distribution => ({
  to: rowOf(ids),
  count: chances.length + 1,
  exactly: [...chances, Number.NaN],
  atLeast: [...chances.map(() => Number.NaN), last],
});

describe('pairs', () => {
  test('each keeps its own chance, and what is taken is gone', () => {
    const kept = pairChances();
    const pairs: [number, number, number][] = [];
    for (let one = 0; one < MANY; one += 7)
      for (let other = 0; other < MANY; other += 3) pairs.push([one, other, 1 + one * MANY + other]);
    const takeAll = () => pairs.map(([one, other]) => [one, other, kept.take(one, other)]);
    for (const pair of pairs) kept.add(...pair);
    expect(takeAll()).toEqual(pairs);
    expect(takeAll()).toEqual(pairs.map(([one, other]) => [one, other, 0]));
  });

  test('chances of the same pair are added up', () => {
    const kept = pairChances();
    kept.add(2, 5, 0.25);
    kept.add(2, 5, 0.5);
    expect(kept.take(2, 5)).toBe(0.75);
    kept.add(2, 5, 0.125);
    expect(kept.take(2, 5)).toBe(0.125);
  });

  test('a pair far beyond all before it keeps its chance beside them', () => {
    const kept = pairChances();
    for (const other of [1, 63, 64, 1000, 2001]) kept.add(1, other, other);
    for (const other of [1, 63, 64, 1000, 2001]) expect(kept.take(1, other)).toBe(other);
    kept.add(2, 1, 1);
    kept.add(2, MANY, 1);
    expect(kept.take(2, MANY)).toBe(1);
  });

  test('a pair that never came up has no chance', () => {
    const kept = pairChances();
    kept.add(1, 1, 1);
    for (const [one, other] of [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, MANY],
      [MANY, 1],
    ] as const)
      expect(kept.take(one, other)).toBe(0);
  });

  test('outcomes of both sides come in every pair, the last one with all beyond it', () => {
    const kept = pairChances();
    kept.add(3, MANY, 1);
    kept.addPairs(spread([3, 1, 0, 9], [0.5, 0.25], 0.25), spread([MANY, 70, 2, 400], [0.75, 0], 0.25), 0.5);
    expect(kept.take(3, MANY)).toBe(1 + 0.5 * 0.5 * 0.75);
    expect(kept.take(3, 70)).toBe(0);
    expect(kept.take(3, 2)).toBe(0.5 * 0.5 * 0.25);
    expect(kept.take(1, MANY)).toBe(0.5 * 0.25 * 0.75);
    expect(kept.take(0, 2)).toBe(0.5 * 0.25 * 0.25);
    for (const one of [9, 2]) for (const other of [MANY, 70, 2, 400]) expect(kept.take(one, other)).toBe(0);
  });

  test('numbers that follow one another count like any others', () => {
    const kept = pairChances();
    const rows = spread([2, 3], [0.5], 0.25);
    const columns = spread([5, 6, 7, 8], [0.5, 0.25], 0.125);
    kept.addPairs(rows, columns, 1);
    kept.addPairs(rows, { ...columns, to: { ...columns.to, areInARow: false } }, 1);
    for (const [one, p] of [
      [2, 0.5],
      [3, 0.25],
    ] as const)
      expect([4, 5, 6, 7, 8, 9].map((other) => kept.take(one, other))).toEqual([0, p, p / 2, p / 4, 0, 0]);
  });

  test('pairChances that are closed leave nothing to the next', () => {
    const before = [pairChances(), pairChances()];
    for (const kept of before) kept.add(1, MANY, 0.5);
    for (const kept of before) kept.close();
    const kept = pairChances();
    expect(kept.take(1, MANY)).toBe(0);
    kept.add(1, MANY, 0.25);
    const other = pairChances();
    other.add(1, MANY, 0.5);
    expect(kept.take(1, MANY)).toBe(0.25);
    expect(before[0]!.take(1, MANY)).toBe(0);
  });
});
