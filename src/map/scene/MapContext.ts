import type { Edition } from '../../engine/index.ts';
import type { BoardShapes, SpaceShape } from '../../geography/shapes.ts';
import { TextureCache } from '../draw/TextureCache.ts';
import { trianglesOf } from '../draw/trianglesOf.ts';
import { measureText } from '../draw/typefaces.ts';
import type { MapView } from '../camera/MapView.ts';
import type { Measure } from '../layout/labelText.ts';
import { groundOf, spineIn } from './groundOf.ts';
import type { Ground } from '../layout/placeBlocks.ts';
import { spaceInfoOf, type SpaceInfoById } from './MapScene.ts';
import { forEachInSlices, nextTask, runToEnd } from './timeSlicing.ts';
import { createFlight, type CameraFlight } from '../camera/CameraFlight.ts';
import { pickIndex, type PickIndex } from '../input/picking.ts';
import { spaceGrid } from './spaceGrid.ts';

/** All that the ground's layers need and that stays while the map is open. */
export interface MapContext {
  readonly edition: Edition;
  readonly shapes: BoardShapes;
  readonly byId: ReadonlyMap<string, SpaceShape>;
  readonly spaceInfo: SpaceInfoById;
  readonly view: MapView;
  readonly flight: CameraFlight;
  readonly textures: TextureCache;
  readonly measure: Measure;
}

/** An map that also knows where things have room and what lies under the pointer. */
export interface ReadyMapContext extends MapContext {
  readonly ground: Ground;
  readonly pick: PickIndex;
}

/** All that drawing the ground needs. */
export function createMapContext(shapes: BoardShapes, edition: Edition, view: MapView, resolution: number): MapContext {
  const textures = new TextureCache(resolution, view.uploadTexture);
  view.onBeforeDraw(() => runToEnd(textures.upload('needed')));
  return {
    edition,
    shapes,
    byId: new Map(shapes.spaces.map((shape) => [shape.id, shape])),
    spaceInfo: spaceInfoOf(edition),
    view,
    flight: createFlight(view),
    textures,
    measure: measureText(),
  };
}

/** What the ground can be drawn without, found out in several tasks once it is drawn. Stops early once `isGone`. */
export async function prepareMap(map: MapContext, isGone: () => boolean): Promise<ReadyMapContext> {
  const { shapes, edition, spaceInfo } = map;
  await nextTask();
  const grid = spaceGrid(shapes);
  await forEachInSlices(shapes.spaces, isGone, (shape) => void spineIn(shape, grid));
  await nextTask();
  const ground = groundOf(shapes, edition, grid);
  await nextTask();
  const pick = pickIndex(shapes, (space) => spaceInfo.get(space)?.kind === 'land');
  // Zones are not painted; they are cut for their first highlight.
  await forEachInSlices(shapes.spaces, isGone, ({ rings }) => void trianglesOf(rings));
  return { ...map, ground, pick };
}
