import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadViews } from '../../../src/classroom/lessons/views.ts';
import type { LessonView } from '../../../src/saves/lessonSchema.ts';

describe.each(['1941', 'revised'])('on the board of %s', async (edition) => {
  const views = await loadViews(edition);

  const degrees = (min: number, max: number) => fc.integer({ min, max });
  const drawn = fc
    .tuple(degrees(-179, 179), degrees(5, 120), degrees(-40, 60), degrees(4, 18))
    .map(([west, wide, south, high]) => ({ west, north: south + high, east: west + wide, south }));
  const comesBack = (view: LessonView) => {
    const { left, top, right, bottom } = views.boxOf(view);
    return { top, back: views.viewOf({ left, top, width: right - left, height: bottom - top }) };
  };
  const isSame = (one: number, other: number) => expect(Math.abs(one - other)).toBeLessThan(0.02);

  test('a view that goes to the map and comes back is the same, or ends at the edge of the map', () => {
    fc.assert(
      fc.property(drawn, (view) => {
        const { top, back } = comesBack(view);
        isSame(back.east, view.east);
        isSame(back.south, view.south);
        if (top < 0) expect(Math.abs(views.boxOf(back).top)).toBeLessThan(0.5);
        else {
          isSame(back.west, view.west);
          isSame(back.north, view.north);
        }
      }),
      // The first reaches beyond the edge by a hair.
      { numRuns: 200, examples: [[{ west: 1, north: 78, east: 6, south: 60 }]] },
    );
  });

  test('more than the whole board is the whole board', () => {
    const { west, north, east, south } = views.viewOf({ left: -900, top: -500, width: 9000, height: 6000 });
    expect(east - west).toBeCloseTo(360);
    expect(north).toBeGreaterThan(70);
    expect(south).toBeLessThan(-50);
  });
});
