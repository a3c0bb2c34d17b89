import { expect, test } from 'vitest';
import { familyOf, loadAnyEdition } from '../../src/engine/index.ts';
import { powerLook } from '../../src/games/looks.ts';
import { decodeShapes } from '../../src/geography/shapes.ts';
import { computeLayout } from '../../src/map/layout/mapLayout.ts';
import { nextLayout } from '../../src/map/layout/nextLayout.ts';
import { linePoints } from '../../src/map/layout/routePoints.ts';
import { tweensOf } from '../../src/map/motion/tweens.ts';
import { boardDataOf } from '../../src/map/scene/boardData.ts';
import { emptyScene, sceneOf, stacked } from '../../src/map/scene/MapScene.ts';
import { signRows } from '../../src/map/layout/signRow.ts';
import { soundsOf } from '../../src/sounds/keepSounds.ts';
import { paramsAt } from '../map/openingBoard.ts';
import type { StraitState } from './strait.ts';
import { addStrait, board } from './straitFace.ts';
import { shapes as file } from './straitMap.ts';

/** The map draws a game of a second family: its pieces, its own sign and its own line. */

addStrait();
const edition = await loadAnyEdition('strait');
const shapes = decodeShapes(file);
const boardData = boardDataOf(shapes, edition);
const params = paramsAt(0.8);
const opening = familyOf({ edition: 'strait' }).emptyBoard('strait', 'as-it-begins') as StraitState;
const met: StraitState = { ...opening, ships: { ...opening.ships, north: 'strait' }, power: 'south', asked: 'strait' };
const sceneIn = (state: StraitState, chosen: readonly string[] = []) => sceneOf(state, edition.turnOrder, chosen);
const layoutOf = (state: StraitState) => computeLayout(sceneIn(state), shapes.spaces, boardData, params);

test('its pieces stand in its spaces in their power’s colour', () => {
  const { blocks } = layoutOf(met);
  const pieces = blocks.flatMap(({ space, block }) =>
    block.pieces.flatMap(({ stack }) => (stack ? [[space, stack.power, stack.type, stack.readiness]] : [])),
  );
  expect(pieces.toSorted()).toEqual([
    ['south-shore', 'south', 'ship', 'free'],
    ['strait', 'north', 'ship', 'free'],
  ]);
  expect(powerLook('south').colour).toBe('#7a2e12');
  expect(sceneIn(met, ['north ship']).stacks['strait']).toMatchObject([{ count: 1, chosen: 1, movesLeft: null }]);
});

test('a sign of its own stands where its scene has it, and is not repeated for its mark', () => {
  const layout = layoutOf(met);
  expect(layout.signs).toMatchObject([{ space: 'strait', items: [{ kind: 'badge', sign: 'asked' }] }]);
  const shown = { destinations: [], marks: { strait: 'asked' }, captures: [], signs: [], differences: [] };
  const itself = (mark: string): string => mark;
  expect(signRows(shown, layout.signs, itself, layout.detail)).toEqual([]);
  expect(signRows(shown, [], itself, layout.detail)).toEqual([
    { space: 'strait', items: [{ kind: 'badge', sign: 'asked' }] },
  ]);
  const before = { layout: layoutOf(opening), params, scene: sceneIn(opening) };
  expect(nextLayout(before, sceneIn(met), shapes.spaces, boardData).layout.signs).toHaveLength(1);
});

test('a line of its own leads through spaces and points of the board', () => {
  const [line] = sceneIn(opening).lines;
  const anchorOf = (space: string) => shapes.spaces.find(({ id }) => id === space)?.anchor;
  expect(line && linePoints(line.through, anchorOf, shapes.width)).toEqual([
    [800, 150],
    [700, 450],
    [800, 750],
  ]);
  expect(linePoints(['strait', 'nowhere'], anchorOf, shapes.width)).toEqual([]);
});

test('what moves is shown, and nothing is heard of it', async () => {
  const event = { type: 'sailed', ship: 'north', from: 'north-shore', to: 'strait' } as const;
  expect(tweensOf([event], opening)).toMatchObject([
    { kind: 'move', route: ['north-shore', 'strait'], units: [{ type: 'ship', owner: 'north' }] },
  ]);
  expect(await soundsOf(opening, [event], false)).toEqual([]);
  expect(
    board.spokenSpace(opening, 'strait', { focused: null, showsFacts: false, chosen: [], destinations: [], marks: {} }),
  ).toBe('The Strait.');
});

test('without a game the map shows its board as a game begins', () => {
  const empty = stacked(emptyScene(edition), edition.turnOrder, []);
  expect(empty.control).toEqual(opening.control);
});
