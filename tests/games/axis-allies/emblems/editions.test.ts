import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NEUTRAL_LAND } from '../../../../src/emblems/looks.ts';
import { looks, NATION_LOOKS, POWER_LOOKS } from '../../../../src/games/axis-allies/emblems/looks.ts';
import { boardFile, mappedEditions } from '../../../../src/geography/readInput.ts';
import { PALETTE } from '../../../../src/map/draw/palette.ts';
import { colourDistance } from '../../../map/colourDistance.ts';

interface Named {
  readonly id: string;
}
interface Board {
  readonly units: readonly Named[];
  readonly facilities?: readonly Named[];
  readonly powers: readonly Named[];
  readonly nations?: readonly Named[];
}

test.each(mappedEditions())('every unit, facility and owner of %s has a drawing of its own', (edition) => {
  const board = JSON.parse(readFileSync(boardFile(edition), 'utf8')) as Board;
  const drawn = [...board.units, ...(board.facilities ?? [])].map(({ id }) => id);
  expect(drawn.filter((type) => looks.silhouettes[type] === undefined)).toEqual([]);
  expect(new Set(drawn.map((type) => looks.silhouettes[type])).size).toBe(drawn.length);
  const owners = [...board.powers, ...(board.nations ?? [])].map(({ id }) => id);
  expect(owners.filter((owner) => looks.powers[owner] === undefined)).toEqual([]);
  expect(new Set(owners.map((owner) => looks.powers[owner]?.emblem)).size).toBe(owners.length);
});

test('the land of owners whom nobody plays is told apart from that of powers, neutrals and the sea', () => {
  const others = [...Object.values(POWER_LOOKS).map(({ land }) => land), NEUTRAL_LAND, PALETTE.deep, PALETTE.shallows];
  for (const { land } of Object.values(NATION_LOOKS))
    for (const other of others) expect(colourDistance(land, other)).toBeGreaterThan(9);
});
