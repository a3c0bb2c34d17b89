import type { AnyEdition } from '../../engine/index.ts';
import { boardFaceOf } from '../../games/boards.ts';
import type { SpaceInfoById } from '../../games/face/scene.ts';
import type { BoardShapes, SpaceShape } from '../../geography/shapes.ts';
import { TextureCache } from '../draw/TextureCache.ts';
import { trianglesOf } from '../draw/trianglesOf.ts';
import { measureText } from '../draw/typefaces.ts';
import type { MapView } from '../camera/MapView.ts';
import type { TextMeasure } from '../layout/labelText.ts';
import { boardDataOf, cachedSpine } from './boardData.ts';
import type { BoardData } from '../layout/placeBlocks.ts';
import { nextTask } from '../../store/runInChunks.ts';
import { forEachInSlices, runToEnd } from './timeSlicing.ts';
import { createFlight, type CameraFlight } from '../camera/CameraFlight.ts';
import { pickIndex, type PickIndex } from '../input/picking.ts';
import { spaceGrid } from './spaceGrid.ts';

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
