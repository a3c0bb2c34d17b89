import { expect, test } from 'vitest';
import { newGame, SHELF, type GameState } from '../../../../../src/engine/axis-allies/index.ts';
import { oddsCache } from '../../../../../src/games/axis-allies/odds/oddsCache.ts';
import { TO_THE_END, type Policies } from '../../../../../src/games/axis-allies/odds/policies.ts';
import { threatMap } from '../../../../../src/games/axis-allies/odds/threats/index.ts';

const CAREFUL: Policies = { ...TO_THE_END, retreat: { afterRounds: 1 } };

/** The same board without the first unit in each space. */
function thinned(state: GameState): GameState {
  const units = Object.values(state.units);
  const first = new Map(units.toReversed().map((unit) => [unit.space, unit]));
  return { ...state, units: Object.fromEntries(units.filter((u) => first.get(u.space) !== u).map((u) => [u.id, u])) };
}

test.each(SHELF)('a map of $id is the same whatever is remembered of other boards, powers and policies', ({ id }) => {
  const memory = oddsCache(1_000);
  for (const state of [newGame(id), thinned(newGame(id))])
    for (const power of ['germany', 'japan', 'united-kingdom'])
      for (const policies of [TO_THE_END, CAREFUL])
        expect(threatMap(state, [power], 'this', policies, memory)).toEqual(
          threatMap(state, [power], 'this', policies),
        );
});
