import { expect, test } from 'vitest';
import type { Command, GameState } from '../../../src/engine/axis-allies/index.ts';
import { onlyBattle } from '../../../src/engine/axis-allies/outlook/onlyBattle.ts';
import { after, endPhase, game, idsOf, move } from './revised/position.ts';

const raid = (state: GameState): Command => ({
  type: 'raid',
  units: idsOf(state, 'caucasus', { bomber: 1 }),
  raid: true,
});

/** Infantry attacks Karelia, a bomber flies to the Caucasus and fights or raids there, or stays at home. */
const attack = (...bomber: Parameters<typeof after>[1][]): GameState =>
  after(
    game({
      power: 'germany',
      units: {
        germany: { belorussia: { infantry: 1 }, 'ukraine-ssr': { bomber: 1 } },
        'soviet-union': { 'karelia-ssr': { infantry: 1 }, caucasus: { infantry: 1 } },
      },
    }),
    move('belorussia', { infantry: 1 }, 'karelia-ssr'),
    ...bomber,
    endPhase,
  );

const flight = move('ukraine-ssr', { bomber: 1 }, 'caucasus');

test('an only battle can begin by itself, but not beside another one or a raid', () => {
  expect(onlyBattle(attack())).toEqual({ type: 'fight', space: 'karelia-ssr' });
  expect(onlyBattle(attack(flight))).toBeNull();
  expect(onlyBattle(attack(flight, raid))).toBeNull();
});
