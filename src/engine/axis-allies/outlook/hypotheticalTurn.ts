import { memoizePerState } from '../../common/memoize.ts';
import { boardOf } from '../map/board.ts';
import { plannedBattles } from '../combat/battles.ts';
import type { PowerId } from '../ids.ts';
import { newTurnRecord } from '../phases/turnRecord.ts';
import type { GameState } from '../state.ts';

/**
 * The position as another power would find it if its combat move began now, for asking what that power threatens; null
 * while battles wait that would change it, and for an id that is no power's. Moves and purchases until then are not
 * foreseen.
 */
export function hypotheticalTurn(state: GameState, power: PowerId): GameState | null {
  if (isUnsettled(state) || !boardOf(state).powers.has(power)) return null;
  let asked = askedOf(state).get(power);
  if (!asked)
    askedOf(state).set(
      power,
      (asked = { ...state, power, phase: 'combat-move', purchased: {}, turn: newTurnRecord(state, power) }),
    );
  return asked;
}

/** Kept as long as the state, so that what is worked out of them is kept too. */
const askedOf = memoizePerState((_state: GameState) => new Map<PowerId, GameState>());

const isUnsettled = memoizePerState(
  (state: GameState): boolean =>
    state.battle !== null ||
    state.stranded.length > 0 ||
    state.outcome !== null ||
    state.turn.battles.length > 0 ||
    plannedBattles(state).length > 0,
);
