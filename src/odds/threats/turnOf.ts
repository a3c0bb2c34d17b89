import { boardOf, hypotheticalTurn, nextCombatMove, type GameState, type PowerId } from '../../engine/index.ts';

/**
 * The combat move of this power as if it began now; null while battles are planned or to be fought. When they are over,
 * enemies may be left beside each other; then it still is one.
 */
export function turnOf(state: GameState, power: PowerId): GameState | null {
  const areOver = state.phase === 'conduct-combat' && state.battle === null && state.turn.battles.length === 0;
  return areOver && boardOf(state).powers.has(power) ? nextCombatMove(state, power) : hypotheticalTurn(state, power);
}
