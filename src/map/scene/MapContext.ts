import type { Edition } from '../../engine/index.ts';
import type { BoardShapes, SpaceShape } from '../../geography/shapes.ts';
import { TextureCache } from '../draw/TextureCache.ts';
import { trianglesOf } from '../draw/trianglesOf.ts';
import { measureText } from '../draw/typefaces.ts';
import type { Frame } from '../camera/MapView.ts';
import type { Measure } from '../layout/labelText.ts';
import { groundOf, spineIn } from './groundOf.ts';
import type { Ground } from '../layout/placeBlocks.ts';
import { placesOf, type Places } from './MapScene.ts';
import { forEachInTurn, nextTask, toTheEnd } from './timeSlicing.ts';
import { openPilot, type Pilot } from '../camera/CameraFlight.ts';
import { pickIndex, type PickIndex } from '../input/picking.ts';
import { spaceGrid } from './spaceGrid.ts';

/** All that the ground's layers need and that stays while the map is open. */
export interface Atlas {
  readonly edition: Edition;
  readonly shapes: BoardShapes;
  readonly byId: ReadonlyMap<string, SpaceShape>;
  readonly places: Places;
  readonly frame: Frame;
  readonly pilot: Pilot;
  readonly textures: TextureCache;
  readonly measure: Measure;
}

/** An atlas that also knows where things have room and what lies under the pointer. */
export interface SurveyedAtlas extends Atlas {
  readonly ground: Ground;
  readonly pick: PickIndex;
}

/** All that drawing the ground needs. */
export function openAtlas(shapes: BoardShapes, edition: Edition, frame: Frame, resolution: number): Atlas {
  const textures = new TextureCache(resolution, frame.upload);
  frame.onDraw(() => toTheEnd(textures.upload('needed')));
  return {
    edition,
    shapes,
    byId: new Map(shapes.spaces.map((shape) => [shape.id, shape])),
    places: placesOf(edition),
    frame,
    pilot: openPilot(frame),
    textures,
    measure: measureText(),
  };
}

/** What the ground can be drawn without, found out in several tasks once it is drawn. Stops early once `isGone`. */
export async function survey(atlas: Atlas, isGone: () => boolean): Promise<SurveyedAtlas> {
  const { shapes, edition, places } = atlas;
  await nextTask();
  const grid = spaceGrid(shapes);
  await forEachInTurn(shapes.spaces, isGone, (shape) => void spineIn(shape, grid));
  await nextTask();
  const ground = groundOf(shapes, edition, grid);
  await nextTask();
  const pick = pickIndex(shapes, (space) => places.get(space)?.kind === 'land');
  // Zones are not painted; they are cut for their first highlight.
  await forEachInTurn(shapes.spaces, isGone, ({ rings }) => void trianglesOf(rings));
  return { ...atlas, ground, pick };
}
