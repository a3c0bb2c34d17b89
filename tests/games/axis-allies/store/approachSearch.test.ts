import { expect, test } from 'vitest';
import { approaches } from '../../../../src/engine/axis-allies/index.ts';
import { continueSearch } from '../../../../src/games/axis-allies/ui/spaces/Approaches.tsx';
import { game } from '../../../engine/axis-allies/rules/position.ts';

const scene = {
  power: 'germany',
  units: {
    germany: { 'eastern-europe': { infantry: 3, tank: 1 }, germany: { bomber: 1 } },
    'soviet-union': { karelia: { infantry: 1 } },
  },
} as const;

test('a search continues where it stopped, until it is complete', () => {
  const state = game(scene);
  let stretches = 0;
  while (!continueSearch(state, 'karelia', 0).isComplete) stretches += 1;
  expect(stretches).toBeGreaterThan(1);
  expect(continueSearch(state, 'karelia', 0).found).toEqual(
    [...approaches(state, 'karelia')].filter((found) => found !== null),
  );
});

test('a search is not repeated for the same state', () => {
  const state = game(scene);
  expect(continueSearch(state, 'karelia', 1000).isComplete).toBe(true);
  expect(continueSearch(state, 'karelia', 0)).toBe(continueSearch(state, 'karelia', 1000));
});
