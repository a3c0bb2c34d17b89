import { memoizePerObject } from '../../common/memoize.ts';
import { boardOf, phasesOf } from '../board.ts';
import { plannedBattles } from '../combat/battles.ts';
import { newTurnRecord } from '../events/applyEvent.ts';
import type { PowerId } from '../ids.ts';
import type { GameState } from '../state.ts';

/**
 * The state as if another power's combat move began now, to find out what that power threatens. Null while battles or
 * landings are unresolved, after the game, and for an unknown power.
 */
export const hypotheticalTurn = (state: GameState, power: PowerId): GameState | null =>
  isUnsettled(state) || !boardOf(state).powers.has(power) ? null : nextCombatMove(state, power);

/**
 * The state as if the combat move of this power, one of the edition's, began now, with all units where they stand: also
 * where enemies are left beside each other after a battle.
 */
export function nextCombatMove(state: GameState, power: PowerId): GameState {
  let hypothetical = cacheOf(state).get(power);
  if (!hypothetical) {
    // What others are asked now is nothing of that turn.
    const { beforeBattles: _, passing: __, ...settled } = state;
    cacheOf(state).set(
      power,
      (hypothetical = {
        ...settled,
        power,
        phase: 'combat-move',
        round: roundOf(state, power),
        purchased: {},
        roll: null,
        turn: newTurnRecord(state, power),
      }),
    );
  }
  return hypothetical;
}

/** The round of the combat move that this power makes next: ships that put troops ashore rest till then (NCM-8). */
function roundOf(state: GameState, power: PowerId): number {
  const { turnOrder } = boardOf(state).edition;
  const phases = phasesOf(state);
  const isOver =
    power === state.power
      ? phases.indexOf(state.phase) > phases.indexOf('combat-move')
      : turnOrder.indexOf(power) < turnOrder.indexOf(state.power);
  return state.round + Number(isOver);
}

/** Cached per state, so that everything memoized for a hypothetical state is kept too. */
const cacheOf = memoizePerObject((_state: GameState) => new Map<PowerId, GameState>());

const isUnsettled = memoizePerObject(
  (state: GameState): boolean =>
    state.battle !== null ||
    state.stranded.length > 0 ||
    state.offers.length > 0 ||
    state.beforeBattles !== undefined ||
    state.passing !== undefined ||
    state.outcome !== null ||
    state.turn.battles.length > 0 ||
    plannedBattles(state).length > 0,
);
