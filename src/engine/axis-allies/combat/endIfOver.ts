import type { Log } from '../commandRule.ts';
import { battleStatus } from './battleStatus.ts';
import type { Clearing } from './stepRule.ts';
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

/**
 * Removes the units doomed in an opening fire, and its casualties, but for those of a side that had a destroyer when it
 * began: they fire back first (COM-6, COM-15). True if that ended the battle.
 */
function removeSurprised(log: Log): boolean {
  destroy(log, log.state.battle!.doomed ?? [], 'casualty');
  const { casualties, attackers, destroyers } = log.state.battle!;
  destroy(
    log,
    casualties.filter((unit) => !destroyers[attackers.includes(unit) ? 'attacker' : 'defender']),
    'casualty',
  );
  return log.state.battle!.casualties.length === 0 && endIfOver(log);
}

/** Removes casualties and transports left without defence; true if that ended the battle (COM-6, COM-16). */
function removeCasualties(log: Log): boolean {
  destroy(log, log.state.battle!.casualties, 'casualty');
  return endIfOver(log);
}

const CLEAR: Readonly<Record<Clearing, (log: Log) => boolean>> = {
  nothing: () => false,
  'end-if-over': endIfOver,
  casualties: removeCasualties,
  surprised: removeSurprised,
};

/** Does what happens before a step; true if that ended the battle. */
export const clear = (log: Log, clearing: Clearing): boolean => CLEAR[clearing](log);
