import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { editionOf, newGame, SIDES, usualVictory, type GameState } from '../../src/engine/axis-allies/index.ts';
import { decodeShapes, type ShapesFile } from '../../src/geography/shapes.ts';
import { boardDataOf } from '../../src/map/scene/boardData.ts';
import { zoomStep } from '../../src/map/layout/detail.ts';
import type { TextMeasure } from '../../src/map/layout/labelText.ts';
import type { LayoutParams } from '../../src/map/layout/mapLayout.ts';
import * as map from '../../src/map/scene/MapScene.ts';

/** What the map shows of a state of this family. */
export const sceneOf = (game: GameState, turnOrder: readonly string[], chosen: readonly string[]): map.MapScene =>
  map.sceneOf(game, turnOrder, chosen);

/** An edition's board, and its opening with a player for each side. */
export function boardOf(id: string) {
  const file = readFileSync(join(import.meta.dirname, `../../public/map/${id}.json`), 'utf8');
  const shapes = decodeShapes(JSON.parse(file) as ShapesFile);
  const edition = editionOf(id);
  const boardData = boardDataOf(shapes, edition);
  const players = SIDES.map((side) => ({
    name: side,
    powers: edition.powers.flatMap((power) => (power.side === side ? [power.id] : [])),
  }));
  const opening = newGame(edition, { players, victory: usualVictory(edition) });
  return { shapes, edition, boardData, opening, openingScene: sceneOf(opening, edition.turnOrder, []) };
}

export const { shapes, edition, boardData, opening, openingScene } = boardOf('1941');
export const { spaceInfo } = boardData;

/** An approximation of the map's serif typeface. */
export const measure: TextMeasure = (text, size) => text.length * size * 0.5;

/** Layout parameters for this zoom, in a window that shows the whole height of the board at zoom `farthest`. */
export const paramsAt = (zoom: number, farthest = 0.46, scale = 1): LayoutParams => ({
  step: zoomStep(zoom),
  farthest: zoomStep(farthest),
  scale,
  measure,
});
