import type { SpaceId } from '../../engine/index.ts';
import type { BoardShapes, Point, Ring } from '../../geography/shapes.ts';

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

/**
 * The outlines of these spaces in board pixels, for a 2D canvas that shows nothing finer than `finest` of them. Filled
 * by the even-odd rule.
 */
export function landPaths(
  shapes: Pick<BoardShapes, 'spaces'>,
  isLand: (space: SpaceId) => boolean,
  finest: number,
): ReadonlyMap<SpaceId, Path2D> {
  const land = shapes.spaces.filter(({ id }) => isLand(id));
  return new Map(
    land.map(({ id, rings }) => {
      const path = new Path2D();
      for (const ring of rings) {
        coarseRing(ring, finest).forEach(([x, y], i) => (i === 0 ? path.moveTo(x, y) : path.lineTo(x, y)));
        path.closePath();
      }
      return [id, path];
    }),
  );
}
