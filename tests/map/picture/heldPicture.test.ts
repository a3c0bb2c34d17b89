import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { landsIn } from '../../../src/atlas/holding.ts';
import type { Holders } from '../../../src/atlas/schema.ts';
import { POWER_LOOKS } from '../../../src/games/axis-allies/emblems/looks.ts';
import { holderColour } from '../../../src/games/looks.ts';
import { decodeLands } from '../../../src/geography/lands/decodeLands.ts';
import type { LandsFile } from '../../../src/geography/lands/file.ts';
import { heldGround, holdersOfPicture, platesIn } from '../../../src/map/picture/heldPicture.ts';
import { boxView } from '../../../src/map/picture/placeView.ts';
import { edition, shapes } from '../openingBoard.ts';

const read = (path: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, '../../..', path), 'utf8'));
const told = read('rules/1941/atlas/holders.json') as Holders;
const lands = decodeLands(read('public/map/1941-lands.json') as LandsFile);
const SIZE = { width: 480, height: 270 };

/** A picture round the middle of a land. */
function pictureOf(land: string, month: string) {
  const held = { lands, held: landsIn(told, month) };
  const [x, y] = lands.lands.find(({ id }) => id === land)?.at ?? [0, 0];
  const view = boxView({ left: x - 400, right: x + 400, top: y - 225, bottom: y + 225 }, shapes, SIZE);
  const isLand = new Set(edition.spaces.flatMap(({ id, kind }) => (kind === 'land' ? [id] : [])));
  return {
    ground: heldGround(shapes, (space) => isLand.has(space), held),
    plates: platesIn(held, shapes, view, SIZE),
    holders: holdersOfPicture(held, shapes, view, SIZE).map(({ name }) => name),
  };
}

test('a handout shows the countries of September 1939, with their short names and a key', () => {
  const { ground, plates, holders } = pictureOf('hungary', '1939-09');
  for (const name of ['Hungary', 'Romania', 'Yugoslavia', 'Poland', 'Germany']) expect(holders).toContain(name);
  const texts = plates.map(({ text }) => text);
  for (const short of ['HUN', 'ROM', 'POL']) expect(texts).toContain(short);
  const colours = ['germany', 'hungary', 'romania', 'greece', 'denmark', 'estonia', 'latvia', 'iran'].map(
    ground.colourOf,
  );
  expect(new Set(colours).size).toBe(colours.length);
  expect(colours[0]).toBe(POWER_LOOKS['germany']?.land);
});

test('no short name on it lies over another, and each has a holder in the key', () => {
  const { plates } = pictureOf('hungary', '1942-06');
  const isOver = plates.some(({ at: [x, y] }, i) =>
    plates.slice(i + 1).some(({ at: [left, top] }) => Math.abs(x - left) < 14 && Math.abs(y - top) < 10),
  );
  expect([plates.length > 4, isOver]).toEqual([true, false]);
});

test('every land is painted once, over the ground of a space or as its ground', () => {
  const { painted } = pictureOf('hungary', '1939-09').ground;
  const over = new Set(painted.over.map(({ land }) => land));
  const grounds = new Set(painted.grounds.map(({ land }) => land));
  expect(lands.lands.filter(({ id }) => !over.has(id) && !grounds.has(id))).toEqual([]);
  expect(painted.grounds).toHaveLength(edition.spaces.filter(({ kind }) => kind === 'land').length);
  expect(holderColour({ colour: '#123456' })).toBe('#123456');
});
