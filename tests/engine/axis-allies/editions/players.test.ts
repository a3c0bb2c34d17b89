import { expect, test } from 'vitest';
import { editionOf, optionFaults } from '../../../../src/engine/axis-allies/index.ts';
import { SHELF } from '../../../../src/engine/axis-allies/editions/index.ts';
import { hoursText, playersText } from '../../../../src/text/editions.ts';
import { tiny } from './tinyEdition.ts';

/** How many can play, and for how long, is what an edition says. */

const players = ['soviet-union', 'germany', 'united-kingdom', 'japan', 'united-states'].map((power) => ({
  name: power,
  powers: [power],
}));

test('TURN-6: an edition says how many can play it', () => {
  const edition = editionOf('1941');
  expect(optionFaults(edition, { players, victory: 'standard' })).toEqual([]);
  expect(optionFaults({ ...edition, players: { from: 2, to: 4 } }, { players, victory: 'standard' })).toEqual([
    '2 to 4 players can play, not 5',
  ]);
});

test('TURN-6: one that does not say is for a player of each side up to one of each power', () => {
  expect(tiny.players).toEqual({ from: 2, to: 2 });
});

test('what the shelf tells of an edition is what the edition says', async () => {
  for (const entry of SHELF) {
    const edition = await entry.load();
    expect(edition.players).toEqual(entry.players);
    expect(entry.powers).toEqual(
      entry.powers.map(({ id }) => edition.powers.find((power) => power.id === id)).map(idAndName),
    );
    expect(entry.powers.map(({ id }) => id)).toEqual(edition.turnOrder);
  }
});

const idAndName = (power: { readonly id: string; readonly name: string } | undefined) =>
  power && { id: power.id, name: power.name };

test('a game without a bound takes so many hours or more', () => {
  expect(hoursText({ hours: { from: 1, to: null } })).toBe('1 hour or more');
  expect(hoursText({ hours: { from: 1.5, to: 2 } })).toBe('1½ to 2 hours');
  expect(playersText({ ...SHELF[0], players: { from: 2, to: 2 } })).toBe('2 players');
});
