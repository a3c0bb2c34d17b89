import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadViews } from '../../src/classroom/lessons/views.ts';

describe.each(['1941', 'revised'])('on the board of %s', async (edition) => {
  const views = await loadViews(edition);

  test('a view that goes to the map and comes back is the same', () => {
    const degrees = (min: number, max: number) => fc.integer({ min, max });
    fc.assert(
      fc.property(degrees(-179, 179), degrees(5, 120), degrees(-40, 60), degrees(4, 18), (west, wide, south, high) => {
        const view = { west, north: south + high, east: west + wide, south };
        const { left, top, right, bottom } = views.boxOf(view);
        const back = views.viewOf({ left, top, width: right - left, height: bottom - top });
        for (const side of ['west', 'north', 'east', 'south'] as const)
          expect(Math.abs(back[side] - view[side])).toBeLessThan(0.02);
      }),
      { numRuns: 200 },
    );
  });

  test('more than the whole board is the whole board', () => {
    const { west, north, east, south } = views.viewOf({ left: -900, top: -500, width: 9000, height: 6000 });
    expect(east - west).toBeCloseTo(360);
    expect(north).toBeGreaterThan(70);
    expect(south).toBeLessThan(-50);
  });
});
