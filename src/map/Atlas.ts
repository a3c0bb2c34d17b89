import type { Edition, SpaceId } from '../engine/index.ts';
import type { BoardShapes, Point, SpaceShape } from '../geography/shapes.ts';
import { InkSheet } from './draw/InkSheet.ts';
import { trianglesOf } from './draw/trianglesOf.ts';
import { measureText } from './draw/typefaces.ts';
import type { Frame } from './Frame.ts';
import type { Measure } from './layout/labelText.ts';
import { groundOf, spineIn } from './groundOf.ts';
import type { Ground } from './layout/placeBlocks.ts';
import type { Places } from './MapScene.ts';
import { forEachInTurn, nextTask, toTheEnd } from './oneByOne.ts';
import { openPilot, type Pilot } from './Pilot.ts';
import { pickIndex, type PickIndex } from './picking.ts';
import { spaceGrid } from './spaceGrid.ts';

/** All that the layers need and that stays while the map is open. */
export interface Atlas {
  readonly edition: Edition;
  readonly shapes: BoardShapes;
  readonly byId: ReadonlyMap<string, SpaceShape>;
  readonly places: Places;
  readonly ground: Ground;
  readonly pick: PickIndex;
  readonly frame: Frame;
  readonly pilot: Pilot;
  readonly sheet: InkSheet;
  readonly measure: Measure;
}

/** Made in several tasks, for all of it together would keep the page from answering. Stops early once `isGone`. */
export async function openAtlas(shapes: BoardShapes, edition: Edition, frame: Frame, resolution: number, isGone: () => boolean): Promise<Atlas> {
  await forEachInTurn([...shapes.spaces, ...shapes.decor], isGone, ({ rings }) => void trianglesOf(rings));
  const grid = spaceGrid(shapes);
  await forEachInTurn(shapes.spaces, isGone, (shape) => void spineIn(shape, grid));
  await nextTask();
  const ground = groundOf(shapes, edition, grid);
  const { places } = ground;
  await nextTask();
  const sheet = new InkSheet(resolution, frame.upload);
  frame.onDraw(() => toTheEnd(sheet.handOver()));
  return {
    edition,
    shapes,
    byId: new Map(shapes.spaces.map((shape) => [shape.id, shape])),
    places,
    ground,
    pick: pickIndex(shapes, (space) => places.get(space)?.kind === 'land'),
    frame,
    pilot: openPilot(frame),
    sheet,
    measure: measureText(),
  };
}

/** Where spaces lie on the board. */
export const anchorsOf = ({ byId }: Atlas, spaces: readonly SpaceId[]): readonly Point[] =>
  spaces.flatMap((space) => {
    const shape = byId.get(space);
    return shape ? [shape.anchor] : [];
  });
