import type { SpaceId } from '../../engine/index.ts';
import type { BoardShapes } from '../../geography/shapes.ts';
import { coarseRing } from './coarseRing.ts';

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
