import type { SpaceId } from '../../engine/index.ts';
import type { BoardShapes } from '../../geography/shapes.ts';

/** The outlines of these spaces in board pixels, for a 2D canvas; filled by the even-odd rule. */
export function landPaths(
  shapes: Pick<BoardShapes, 'spaces'>,
  isLand: (space: SpaceId) => boolean,
): ReadonlyMap<SpaceId, Path2D> {
  const land = shapes.spaces.filter(({ id }) => isLand(id));
  return new Map(
    land.map(({ id, rings }) => {
      const path = new Path2D();
      for (const ring of rings) {
        ring.forEach(([x, y], i) => (i === 0 ? path.moveTo(x, y) : path.lineTo(x, y)));
        path.closePath();
      }
      return [id, path];
    }),
  );
}
