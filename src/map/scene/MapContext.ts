import type { AnyEdition } from '../../engine/index.ts';
import { boardFaceOf } from '../../games/boards.ts';
import type { SpaceInfoById } from '../../games/face/scene.ts';
import type { BoardShapes, Point, SpaceShape } from '../../geography/shapes.ts';
import { nextTask } from '../../store/runInChunks.ts';
import { type CameraFlight, createFlight } from '../camera/CameraFlight.ts';
import type { MapView } from '../camera/MapView.ts';
import { wrappedDelta } from '../camera/wrap.ts';
import { TextureCache } from '../draw/TextureCache.ts';
import { trianglesOf } from '../draw/trianglesOf.ts';
import { measureText } from '../draw/typefaces.ts';
import { pickIndex, type PickIndex } from '../input/picking.ts';
import type { TextMeasure } from '../layout/labelText.ts';
import type { BoardData, Middle } from '../layout/placeBlocks.ts';
import { lengthOf } from '../layout/polyline.ts';
import { gridPointsIn, type Spine, spineOf } from '../layout/spine.ts';
import { spaceGrid, type SpaceGrid } from './spaceGrid.ts';
import { forEachInSlices, runToEnd } from './timeSlicing.ts';

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
function cachedSpine(shape: SpaceShape, grid: SpaceGrid): Spine | null {
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

/** What the ground layers need; it stays the same while the map is open. */
export interface MapContext {
  readonly edition: AnyEdition;
  readonly shapes: BoardShapes;
  readonly byId: ReadonlyMap<string, SpaceShape>;
  readonly spaceInfo: SpaceInfoById;
  readonly view: MapView;
  readonly flight: CameraFlight;
  readonly textures: TextureCache;
  readonly measure: TextMeasure;
}

/** With what the layout of units and labels and the hit tests need as well. */
export interface ReadyMapContext extends MapContext {
  readonly boardData: BoardData;
  readonly pick: PickIndex;
}

export function createMapContext(
  shapes: BoardShapes,
  edition: AnyEdition,
  view: MapView,
  resolution: number,
): MapContext {
  const textures = new TextureCache(resolution, view.uploadTexture);
  view.onBeforeDraw(() => runToEnd(textures.upload('needed')));
  return {
    edition,
    shapes,
    byId: new Map(shapes.spaces.map((shape) => [shape.id, shape])),
    spaceInfo: boardFaceOf({ edition: edition.id }).spaceInfo(edition),
    view,
    flight: createFlight(view),
    textures,
    measure: measureText(),
  };
}

/** Computes, in many short tasks, what the ground layers do not need. Stops early once `isCancelled`. */
export async function prepareMap(map: MapContext, isCancelled: () => boolean): Promise<ReadyMapContext> {
  const { shapes, edition, spaceInfo } = map;
  await nextTask();
  const grid = spaceGrid(shapes);
  await forEachInSlices(shapes.spaces, isCancelled, (shape) => void cachedSpine(shape, grid));
  await nextTask();
  const boardData = boardDataOf(shapes, edition, grid);
  await nextTask();
  const pick = pickIndex(shapes, (space) => spaceInfo.get(space)?.kind === 'land');
  // Sea zones need triangles only for highlights, so these are computed after everything else.
  await forEachInSlices(shapes.spaces, isCancelled, ({ rings }) => void trianglesOf(rings));
  return { ...map, boardData, pick };
}
