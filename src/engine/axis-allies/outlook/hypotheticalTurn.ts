import { memoizePerState } from '../../common/memoize.ts';
import { boardOf } from '../map/board.ts';
import { plannedBattles } from '../combat/battles.ts';
import type { PowerId } from '../ids.ts';
import { newTurnRecord } from '../phases/turnRecord.ts';
import type { GameState } from '../state.ts';

/**
 * The state as if another power's combat move began now, to find out what that power threatens. Null while battles or
 * landings are unresolved, after the game, and for an unknown power.
 */
export function hypotheticalTurn(state: GameState, power: PowerId): GameState | null {
  if (isUnsettled(state) || !boardOf(state).powers.has(power)) return null;
  let hypothetical = cacheOf(state).get(power);
  if (!hypothetical)
    cacheOf(state).set(
      power,
      (hypothetical = {
        ...state,
        power,
        phase: 'combat-move',
        purchased: {},
        roll: null,
        turn: newTurnRecord(state, power),
      }),
    );
  return hypothetical;
}

/** Cached per state, so that everything memoized for a hypothetical state is kept too. */
const cacheOf = memoizePerState((_state: GameState) => new Map<PowerId, GameState>());

const isUnsettled = memoizePerState(
  (state: GameState): boolean =>
    state.battle !== null ||
    state.stranded.length > 0 ||
    state.offers.length > 0 ||
    state.outcome !== null ||
    state.turn.battles.length > 0 ||
    plannedBattles(state).length > 0,
);
