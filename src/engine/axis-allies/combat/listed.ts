import { listBattles } from '../phases/endPhase.ts';
import type { Log } from '../log.ts';
import type { GameState } from '../state.ts';

/** A state that stands at the beginning of conduct combat, with its battles written down; any other state as it is. */
export function listed(state: GameState): GameState {
  if (state.phase !== 'conduct-combat') return state;
  const log: Log = { state, events: [] };
  listBattles(log);
  return log.state;
}
