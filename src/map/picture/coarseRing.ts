import type { Point, Ring } from '../../geography/shapes.ts';

/**
 * A ring without the points that lie nearer than `finest` to the last one kept, in its own unit: a small picture cannot
 * show them, and filling it takes time for each. Rings too small to be seen become empty.
 */
export function coarseRing(ring: Ring, finest: number): Ring {
  const kept: Point[] = [];
  for (const point of ring) {
    const last = kept.at(-1);
    if (last === undefined || Math.hypot(point[0] - last[0], point[1] - last[1]) >= finest) kept.push(point);
  }
  return kept.length < 3 ? [] : kept;
}
