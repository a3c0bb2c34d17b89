import type { BoardShapes, Border } from '../geography/shapes.ts';
import type { Ground } from './layout/placeBlocks.ts';
import type { Places } from './MapScene.ts';
import { spaceGrid } from './spaceGrid.ts';

/** A space with less room than this should not be covered by another's units. In board pixels. */
const SMALL = 32;
/** So much of an island's outline is coast. */
const COASTAL_SHARE = 0.7;

/** What the layout asks about the board. */
export function groundOf(shapes: BoardShapes, places: Places): Ground {
  const coast = new Map<string, number>();
  const all = new Map<string, number>();
  for (const border of shapes.borders) {
    const length = lengthOf(border);
    for (const space of border.between) {
      all.set(space, (all.get(space) ?? 0) + length);
      if (border.kind === 'coast') coast.set(space, (coast.get(space) ?? 0) + length);
    }
  }
  const isSurrounded = (id: string): boolean =>
    places.get(id)?.kind === 'land' && (coast.get(id) ?? 0) >= COASTAL_SHARE * (all.get(id) ?? Infinity);
  return {
    grid: spaceGrid(shapes),
    places,
    small: shapes.spaces.filter(({ radius }) => radius < SMALL),
    surrounded: new Set(shapes.spaces.map(({ id }) => id).filter(isSurrounded)),
  };
}

const lengthOf = ({ points }: Border): number =>
  points.reduce((sum, [x, y], i) => {
    const [px, py] = points[i - 1] ?? [x, y];
    return sum + Math.hypot(x - px, y - py);
  }, 0);
