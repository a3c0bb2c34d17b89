/** Where the pointer hits another space than the one drawn under it, by the app's own hit test around small spaces. */

import type { BoardShapes, Point } from '../../geography/shapes.ts';
import { containsEvenOdd } from '../../geography/planar.ts';
import { pickIndex, spaceAt } from '../../map/input/picking.ts';

/** Spaces with a smaller radius than this, in map pixels, can be hit from beside them. */
const SMALL = 40;
/** Distance checked around a small space, in map pixels. */
const AROUND = 48;

/** The centres of squares with this side, in map pixels. */
export function hitAreas(
  shapes: BoardShapes,
  isLand: (space: string) => boolean,
  side = 4,
): { readonly side: number; readonly at: Point[] } {
  const index = pickIndex(shapes, isLand);
  const at: Point[] = [];
  for (const { id, anchor, rings, radius } of shapes.spaces) {
    if (!isLand(id) || radius >= SMALL) continue;
    for (let dy = -AROUND; dy <= AROUND; dy += side) {
      for (let dx = -AROUND; dx <= AROUND; dx += side) {
        const point: Point = [anchor[0] + dx, anchor[1] + dy];
        if (spaceAt(index, point) === id && !containsEvenOdd(rings, ...point)) at.push(point);
      }
    }
  }
  return { side, at };
}
