import { describe, expect, it } from 'vitest';
import { detailAt, LEVELS, scaleOf } from '../../src/map/layout/detail.ts';

describe('the scale of what stands on the map', () => {
  it('is 1 in a small window and grows with a large one, but by less', () => {
    const sizes = [
      [800, 500],
      [940, 660],
      [1500, 1020],
      [2060, 1380],
      [3280, 2100],
    ] as const;
    expect(sizes.map(([width, height]) => scaleOf({ width, height }))).toEqual([1, 1, 1.25, 1.5, 1.875]);
  });

  it('goes by the width where the window is narrow, as a tablet on end', () => {
    expect(scaleOf({ width: 820, height: 1100 })).toBe(1);
  });

  it('stays while a window is drawn a little larger', () => {
    expect(scaleOf({ width: 1530, height: 1040 })).toBe(scaleOf({ width: 1500, height: 1020 }));
  });
});

describe('detail', () => {
  it('grows with the scale in all its sizes, and comes a little later', () => {
    for (const zoom of [0.3, 0.5, 1, 2]) {
      const [small, large] = [detailAt(zoom), detailAt(zoom * Math.sqrt(1.5), 1.5)];
      expect(large.level).toBe(small.level);
      for (const size of ['counter', 'name', 'zone', 'facts', 'badge'] as const)
        expect(large[size]).toBe(Math.round(small[size] * 1.5));
    }
  });

  it('comes level by level as one comes closer', () => {
    expect([0.3, 0.5, 1, 2].map((zoom) => detailAt(zoom).level)).toEqual(LEVELS);
    expect([0.3, 0.5, 0.9, 1.9].map((zoom) => detailAt(zoom, 2).level)).toEqual(['far', 'far', 'middle', 'near']);
  });

  it('has totals from afar, in a large window nearer too, where larger counters find no more room', () => {
    expect([0.35, 0.37].map((zoom) => detailAt(zoom).showsTotals)).toEqual([true, false]);
    expect([0.53, 0.55].map((zoom) => detailAt(zoom, 1.5).showsTotals)).toEqual([true, false]);
  });
});
