import { describe, expect, it } from 'vitest';
import { detailAt, DETAIL_LEVELS, scaleOf } from '../../../src/map/layout/detail.ts';

describe('the scale of the map', () => {
  it('is 1 in a small window and grows more slowly than a large one', () => {
    const sizes = [
      [800, 500],
      [940, 660],
      [1500, 1020],
      [2060, 1380],
      [3280, 2100],
    ] as const;
    expect(sizes.map(([width, height]) => scaleOf({ width, height }))).toEqual([1, 1, 1.25, 1.5, 1.875]);
  });

  it('depends on the width in a narrow window, such as a tablet in portrait', () => {
    expect(scaleOf({ width: 820, height: 1100 })).toBe(1);
  });

  it('is the same in a slightly larger window', () => {
    expect(scaleOf({ width: 1530, height: 1040 })).toBe(scaleOf({ width: 1500, height: 1020 }));
  });
});

describe('detail', () => {
  it('has larger sizes at a larger scale, and levels that start at a higher zoom', () => {
    for (const zoom of [0.3, 0.5, 1, 2]) {
      const [small, large] = [detailAt(zoom), detailAt(zoom * Math.sqrt(1.5), 1.5)];
      expect(large.level).toBe(small.level);
      for (const size of ['counter', 'name', 'zone', 'facts', 'badge'] as const)
        expect(large[size]).toBe(Math.round(small[size] * 1.5));
    }
  });

  it('increases level by level when zooming in', () => {
    expect([0.3, 0.5, 1, 2].map((zoom) => detailAt(zoom).level)).toEqual(DETAIL_LEVELS);
    expect([0.3, 0.5, 0.9, 1.9].map((zoom) => detailAt(zoom, 2).level)).toEqual(['far', 'far', 'middle', 'near']);
  });

  it('has totals at far zoom, in a large window up to a higher zoom', () => {
    expect([0.35, 0.37].map((zoom) => detailAt(zoom).showsTotals)).toEqual([true, false]);
    expect([0.53, 0.55].map((zoom) => detailAt(zoom, 1.5).showsTotals)).toEqual([true, false]);
  });
});
