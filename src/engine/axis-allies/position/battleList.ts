import { boardOf } from '../map/board.ts';
import { emit, type Log } from '../log.ts';
import { isEngagementOpen } from '../moves/engage.ts';
import { isArmed, ownIn } from '../pieces.ts';
import { listBattles } from '../phases/endPhase.ts';
import type { GameState } from '../state.ts';

/**
 * A state that stands at the beginning of conduct combat, with its battles written down; any other state as it is.
 * Where a position puts armed units beside enemy submarines and transports at this moment, they are there to attack
 * them (CM-5); `engage` can still say otherwise.
 */
export function withBattlesListed(state: GameState): GameState {
  if (state.phase !== 'conduct-combat') return state;
  const log: Log = { state, events: [] };
  for (const zone of boardOf(state).zones)
    if (isEngagementOpen(state, zone) && ownIn(state, zone, state.power).some((unit) => isArmed(state, unit)))
      emit(log, { type: 'engagement-said', zone, attack: true });
  listBattles(log);
  return log.state;
}
