import { awaiting, type GameState } from '../engine/index.ts';

/** A phase just begun in which there is nothing to do: no battles to fight, nothing to place. */
export function isNeedlessPhase(state: GameState): boolean {
  if (awaiting(state).kind !== 'command') return false;
  if (state.phase === 'conduct-combat') return state.turn.battles.length === 0;
  if (state.phase === 'mobilize-new-units') return Object.values(state.purchased).every((n) => n === 0);
  return false;
}
