import { actingIn } from '../acting.ts';
import { boardOf } from '../board.ts';
import { emit, type Log } from '../commandRule.ts';
import { isEngagementOpen } from '../moves/engage.ts';
import { listBattles } from '../phases/conductCombat.ts';
import { isArmed } from '../pieces.ts';
import type { GameState } from '../state.ts';

/**
 * Lists the battles of a state that begins with conduct combat; any other state is unchanged. Armed units in a zone
 * with enemy submarines or transports attack them (CM-5); the command `engage` can change that.
 */
export function withBattlesListed(state: GameState): GameState {
  if (state.phase !== 'conduct-combat') return state;
  const log: Log = { state, events: [] };
  for (const zone of boardOf(state).zones)
    if (isEngagementOpen(state, zone) && actingIn(state, zone).some((unit) => isArmed(state, unit)))
      emit(log, { type: 'engagement-said', zone, attack: true });
  listBattles(log);
  return log.state;
}
