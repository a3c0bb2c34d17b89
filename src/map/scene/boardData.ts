import type { AnyEdition } from '../../engine/index.ts';
import { boardFaceOf } from '../../games/boards.ts';
import type { BoardShapes, Point, SpaceShape } from '../../geography/shapes.ts';
import { lengthOf } from '../layout/polyline.ts';
import type { BoardData, Middle } from '../layout/placeBlocks.ts';
import { gridPointsIn, spineOf, type Spine } from '../layout/spine.ts';
import { spaceGrid, type SpaceGrid } from './spaceGrid.ts';
import { wrappedDelta } from '../camera/wrap.ts';

/** Spaces with a smaller radius should not be covered by another space's units. In board pixels. */
const SMALL_RADIUS = 32;
/** At least this share of an island's outline is coast; less for tiny territories, which have no room for a name. */
const COASTAL_SHARE = { island: 0.9, tiny: 0.3 } as const;
/** Islands with a larger radius have room for their name. In board pixels. */
const WIDE_RADIUS = 60;

/** The fixed data of the board that the layout needs. */
export function boardDataOf(shapes: BoardShapes, edition: AnyEdition, grid: SpaceGrid = spaceGrid(shapes)): BoardData {
  const board = boardFaceOf({ edition: edition.id });
  const spaceInfo = board.spaceInfo(edition);
  const coastLengths = new Map<string, number>();
  const borderLengths = new Map<string, number>();
  for (const border of shapes.borders) {
    const length = lengthOf(border.points);
    for (const space of border.between) {
      borderLengths.set(space, (borderLengths.get(space) ?? 0) + length);
      if (border.kind === 'coast') coastLengths.set(space, (coastLengths.get(space) ?? 0) + length);
    }
  }
  const isSurrounded = ({ id, radius }: SpaceShape): boolean => {
    const share = (coastLengths.get(id) ?? 0) / (borderLengths.get(id) ?? Infinity);
    return (
      spaceInfo.get(id)?.kind === 'land' &&
      radius < WIDE_RADIUS &&
      share >= COASTAL_SHARE[radius < SMALL_RADIUS ? 'tiny' : 'island']
    );
  };
  return {
    grid,
    spaceInfo,
    spines: spinesOf(shapes, grid),
    features: shapes.features,
    powerNames: new Map(edition.powers.map(({ id, name }) => [id, name])),
    middles: shapes.spaces.flatMap(({ id, anchor, radius }): Middle[] =>
      radius < SMALL_RADIUS || spaceInfo.get(id)?.kind === 'land'
        ? [{ space: id, at: anchor, radius: radius < SMALL_RADIUS ? radius * 0.6 : 0 }]
        : [],
    ),
    canals: shapes.canals.map(({ at, between }) => ({ at, name: board.canalName?.(edition, between) ?? '' })),
    surrounded: new Set(shapes.spaces.filter(isSurrounded).map(({ id }) => id)),
  };
}

const SPINES = new WeakMap<SpaceShape, Spine | null>();

/**
 * The line that a space's name may follow; computed once per space. Its x values are relative to the anchor's copy of
 * the board, so that a space across the seam is in one piece.
 */
export function cachedSpine(shape: SpaceShape, grid: SpaceGrid): Spine | null {
  const cached = SPINES.get(shape);
  if (cached !== undefined) return cached;
  const { id, bounds, anchor } = shape;
  const points = gridPointsIn(bounds, (x, y) => grid.at(x, y) === id).map(([x, y]): Point => [
    anchor[0] + wrappedDelta(anchor[0], x, grid.width),
    y,
  ]);
  const spine = spineOf(points) ?? null;
  SPINES.set(shape, spine);
  return spine;
}

const spinesOf = ({ spaces }: BoardShapes, grid: SpaceGrid): ReadonlyMap<string, Spine> =>
  new Map(
    spaces.flatMap((shape): [string, Spine][] => {
      const spine = cachedSpine(shape, grid);
      return spine ? [[shape.id, spine]] : [];
    }),
  );
