import { expect, test } from 'vitest';
import { unitKinds } from '../../../../../src/games/axis-allies/ui/offers/UnitChoice.tsx';
import { game, idsOf, transport } from '../../../../engine/axis-allies/revised/position.ts';

test('NA-UK-3: of ships to choose from those that carry others are a kind of their own', () => {
  const state = game({
    power: 'united-kingdom',
    units: { 'united-kingdom': { 'sz-6': { transport: 3 } } },
    aboard: [
      transport('sz-6', ['tank'], 'united-kingdom'),
      transport('sz-6', ['infantry'], 'united-kingdom', 'united-states'),
    ],
  });
  const ships = idsOf(state, 'sz-6', { transport: 3 });
  const kinds = unitKinds(state, ships, []);
  expect(kinds.map(({ place }) => place)).toEqual([
    'Sea Zone 6, carrying a tank',
    'Sea Zone 6, carrying 1 infantry of the United States',
    'Sea Zone 6',
  ]);
  expect(kinds.map(({ choose }) => choose(1))).toEqual(ships.map((id) => [id]));
});
