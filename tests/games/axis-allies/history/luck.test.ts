import { array, assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectedHits, luckOf, tailOf, type Throw } from '../../../../src/games/axis-allies/history/index.ts';
import { hitChances } from '../../../../src/games/axis-allies/history/luck.ts';

const someDice = array(integer({ min: 0, max: 3 }), { minLength: 7, maxLength: 7 });

const throwOf = (dice: readonly number[], hits: number, ipcsPerHit = 0): Throw => ({
  after: 1,
  round: 1,
  turn: 'germany',
  by: 'germany',
  battle: 0,
  space: null,
  kind: 'battle',
  dice,
  hits,
  ipcsPerHit,
});

describe('the luck in dice', () => {
  test('two dice that hit with 2 and one that hits with 3', () => {
    const dice = [0, 0, 2, 1, 0, 0, 0];
    expect(expectedHits(dice)).toBeCloseTo(7 / 6, 12);
    // None hits: 2/3 · 2/3 · 1/2. All hit: 1/3 · 1/3 · 1/2.
    expect([...hitChances(dice)].map((chance) => chance * 18)).toEqual([4, 8, 5, 1].map((n) => expect.closeTo(n, 12)));
    expect(tailOf(dice, 0)).toBeCloseTo(4 / 18, 12);
    expect(tailOf(dice, 3)).toBeCloseTo(1 / 18, 12);
    expect(tailOf(dice, 2)).toBeCloseTo(6 / 18, 12);
  });

  test('chances of all numbers of hits sum to 1, and their mean is what is expected', () => {
    assert(
      property(someDice, (dice) => {
        const chances = [...hitChances(dice)];
        const mean = chances.reduce((sum, chance, hits) => sum + chance * hits, 0);
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
        expect(mean).toBeCloseTo(expectedHits(dice), 10);
      }),
      { numRuns: 60 },
    );
  });

  test('throws together: hits that were worth something, and the chance of it', () => {
    const six = [0, 0, 0, 6, 0, 0, 0];
    expect(luckOf([throwOf(six, 6, 4), throwOf(six, 3, 10)])).toEqual({
      dice: 12,
      hits: 9,
      expected: 6,
      ipcs: 12,
      // 9 or more of 12 at one half: (220 + 66 + 12 + 1) / 4096.
      chance: expect.closeTo(299 / 4096, 12),
    });
  });

  test('no dice are no luck', () => {
    expect(luckOf([])).toEqual({ dice: 0, hits: 0, expected: 0, ipcs: 0, chance: 1 });
  });
});
