import { describe, expect, it } from 'vitest';
import { totalsBlock, totalsOf, totalText } from '../../../src/map/layout/totals.ts';
import type { Stack } from '../../../src/map/scene/stacks.ts';

const stack = (power: string, count: number, more: Partial<Stack> = {}): Stack => ({
  power,
  type: 'infantry',
  readiness: 'free',
  units: [],
  count,
  damaged: 0,
  chosen: 0,
  movesLeft: null,
  cargo: [],
  ...more,
});

const crowd = [
  stack('united-kingdom', 3, { chosen: 1 }),
  stack('united-kingdom', 2, { type: 'transport', cargo: [stack('united-kingdom', 1), stack('united-states', 2)] }),
  stack('germany', 1),
];

describe('totals', () => {
  it('count every unit for its owner, including cargo', () => {
    expect(totalsOf(crowd).map(({ power, count, chosen }) => [power, count, chosen])).toEqual([
      ['united-kingdom', 6, 1],
      ['united-states', 2, 0],
      ['germany', 1, 0],
    ]);
  });

  it('show how many are selected while some are', () => {
    expect(totalsOf(crowd).map(totalText)).toEqual(['1/6', '2', '1']);
  });

  it("are 'moved' if all have moved and 'urgent' if one is", () => {
    const readiness = (...each: Stack['readiness'][]): unknown =>
      totalsOf(each.map((one) => stack('germany', 1, { readiness: one })))[0]?.readiness;
    expect(readiness('moved', 'moved')).toBe('moved');
    expect(readiness('moved', 'free')).toBe('free');
    expect(readiness('moved', 'urgent', 'free')).toBe('urgent');
  });

  it('are side by side without overlaps', () => {
    const { pieces, width, height } = totalsBlock(crowd, 17);
    for (const a of pieces) {
      expect(a.x + a.width).toBeLessThanOrEqual(width);
      expect(a.y + a.height).toBeLessThanOrEqual(height);
      for (const b of pieces)
        if (a !== b)
          expect(a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height).toBe(
            false,
          );
    }
  });
});
