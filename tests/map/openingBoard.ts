import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { editionOf, newGame, type GameState } from '../../src/engine/index.ts';
import { decodeShapes, type ShapesFile } from '../../src/geography/shapes.ts';
import { boardDataOf } from '../../src/map/scene/boardData.ts';
import { zoomStep } from '../../src/map/layout/detail.ts';
import type { Measure } from '../../src/map/layout/labelText.ts';
import type { LayoutParams } from '../../src/map/layout/mapLayout.ts';
import { sceneOf } from '../../src/map/scene/MapScene.ts';

const file = JSON.parse(readFileSync(join(import.meta.dirname, '../../public/map/1941.json'), 'utf8')) as ShapesFile;
export const shapes = decodeShapes(file);
export const edition = editionOf('1941');
export const boardData = boardDataOf(shapes, edition);
export const { spaceInfo } = boardData;

export const opening: GameState = newGame(edition, {
  players: [
    { name: 'Ada', powers: ['germany', 'japan'] },
    { name: 'Ben', powers: ['soviet-union', 'united-kingdom', 'united-states'] },
  ],
  victory: 'standard',
});
export const openingScene = sceneOf(opening, edition.turnOrder, []);

/** An approximation of the map's serif typeface. */
export const measure: Measure = (text, size) => text.length * size * 0.5;

/** Layout parameters for this zoom, in a window that shows the whole height of the board at zoom `farthest`. */
export const paramsAt = (zoom: number, farthest = 0.46, scale = 1): LayoutParams => ({
  step: zoomStep(zoom),
  farthest: zoomStep(farthest),
  scale,
  measure,
});
