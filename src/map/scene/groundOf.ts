import type { Edition } from '../../engine/index.ts';
import type { BoardShapes, Point, SpaceShape } from '../../geography/shapes.ts';
import { lengthOf } from '../layout/polyline.ts';
import type { Ground } from '../layout/placeBlocks.ts';
import { placesIn, spineOf, type Spine } from '../layout/spine.ts';
import { spaceInfoOf } from './MapScene.ts';
import { spaceGrid, type SpaceGrid } from './spaceGrid.ts';
import { wrappedDelta } from '../camera/wrap.ts';

/** A space with less room than this should not be covered by another's units. In board pixels. */
const SMALL = 32;
/** So much of an island's outline is coast; for a place that could hold no name anyway a shore is enough. */
const COASTAL_SHARE = { island: 0.9, tiny: 0.3 } as const;
/** Wider islands have room for their name. In board pixels. */
const WIDE = 60;

/** What the layout asks about the board. */
export function groundOf(shapes: BoardShapes, edition: Edition, grid: SpaceGrid = spaceGrid(shapes)): Ground {
  const places = spaceInfoOf(edition);
  const coast = new Map<string, number>();
  const all = new Map<string, number>();
  for (const border of shapes.borders) {
    const length = lengthOf(border.points);
    for (const space of border.between) {
      all.set(space, (all.get(space) ?? 0) + length);
      if (border.kind === 'coast') coast.set(space, (coast.get(space) ?? 0) + length);
    }
  }
  const isSurrounded = ({ id, radius }: SpaceShape): boolean => {
    const share = (coast.get(id) ?? 0) / (all.get(id) ?? Infinity);
    return (
      places.get(id)?.kind === 'land' && radius < WIDE && share >= COASTAL_SHARE[radius < SMALL ? 'tiny' : 'island']
    );
  };
  return {
    grid,
    places,
    spines: spinesOf(shapes, grid),
    features: shapes.features,
    powerNames: new Map(edition.powers.map(({ id, name }) => [id, name])),
    small: shapes.spaces.filter(({ radius }) => radius < SMALL),
    canals: shapes.canals.map(({ at, between }) => ({ at, name: canalName(edition, between) })),
    surrounded: new Set(shapes.spaces.filter(isSurrounded).map(({ id }) => id)),
  };
}

const SPINES = new WeakMap<SpaceShape, Spine | null>();

/**
 * The line that a space's name may follow; found once. Measured from its anchor, so that a space on the seam is not
 * torn in two.
 */
export function spineIn(shape: SpaceShape, grid: SpaceGrid): Spine | null {
  const known = SPINES.get(shape);
  if (known !== undefined) return known;
  const { id, bounds, anchor } = shape;
  const places = placesIn(bounds, (x, y) => grid.at(x, y) === id).map(([x, y]): Point => [
    anchor[0] + wrappedDelta(anchor[0], x, grid.width),
    y,
  ]);
  const spine = spineOf(places) ?? null;
  SPINES.set(shape, spine);
  return spine;
}

const spinesOf = ({ spaces }: BoardShapes, grid: SpaceGrid): ReadonlyMap<string, Spine> =>
  new Map(
    spaces.flatMap((shape): [string, Spine][] => {
      const spine = spineIn(shape, grid);
      return spine ? [[shape.id, spine]] : [];
    }),
  );

const canalName = ({ canals }: Edition, ends: readonly [string, string]): string =>
  canals.find(({ between }) => ends.every((end) => between.includes(end)))?.name ?? '';
