import type { Log } from '../commandRule.ts';
import { battleStatus } from './battleStatus.ts';
import { destroy } from './destroyUnits.ts';
import { endBattle } from './endBattle.ts';

/** Destroys defenceless transports, and ends the battle if it is over; true if it ended (COM-16, COM-17). */
export function endIfOver(log: Log): boolean {
  const { defenceless, result } = battleStatus(log.state, log.state.battle!);
  destroy(log, defenceless, 'defenceless');
  if (!result) return false;
  endBattle(log, result);
  return true;
}

/** Removes casualties and transports left without defence; true if that ended the battle (COM-6, COM-16). */
export function removeCasualties(log: Log): boolean {
  destroy(log, log.state.battle!.casualties, 'casualty');
  return endIfOver(log);
}
