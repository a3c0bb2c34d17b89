import { describe, test } from 'vitest';
import type { GameState } from '../../../../src/engine/axis-allies/index.ts';
import * as revised from '../../../engine/axis-allies/revised/battle.ts';
import { atSea } from '../../../engine/axis-allies/rules/battle.ts';
import { expectExact } from './expectExact.ts';

/** Of units of one price those that stand first are suggested first, whatever they are. */

/** The defenders stand in this order. */
const standing = (state: GameState, order: readonly number[]): GameState => ({
  ...state,
  battle: { ...state.battle!, defenders: order.map((i) => state.battle!.defenders[i]!) },
});

describe('COM-8, COM-10: the order in which units stand', () => {
  test('a loaded transport between empty ones', () => {
    const cargo = [{ unit: 'tank', owner: 'united-kingdom' }];
    const state = atSea(
      { battleship: 1, bomber: 2 },
      { submarine: 1, transport: 3 },
      {
        aboard: [{ in: 'sz-8', ship: 'transport', owner: 'united-kingdom', cargo }],
      },
    );
    const transports = [0, 1, 2, 3].filter((i) => state.units[state.battle!.defenders[i]!]!.type === 'transport');
    const [submarine] = [0, 1, 2, 3].filter((i) => !transports.includes(i));
    for (const [a, b, c] of [
      [0, 1, 2],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
    ] as const)
      expectExact(standing(state, [transports[a]!, transports[b]!, submarine!, transports[c]!]));
  });
  test('a submarine between transports of its price', () => {
    const state = revised.atSea({ destroyer: 2 }, { submarine: 1, transport: 2 });
    for (const order of [
      [0, 1, 2],
      [1, 0, 2],
      [1, 2, 0],
    ])
      expectExact(standing(state, order));
  });
});
