import { emit, type Log } from '../log.ts';
import type { Battle, BattleStep } from '../state.ts';
import { casualtyTask, forcedCasualties } from './casualties.ts';
import { casualtyEvents } from './casualtyEvents.ts';
import { diceDue, freeSubmarines, hasDestroyer } from './combatants.ts';
import { endBattle } from './endBattle.ts';
import { destroy } from './destroyUnits.ts';
import { retreatChoice } from './retreat.ts';
import { stepAfter } from './stepAfter.ts';
import { battleStatus } from './battleStatus.ts';

/** A battle round is a list of steps (COM-3). Each step waits for dice or a choice, or completes automatically. */

/** Begins a round, or ends the battle if it is over (COM-15..17). */
export function beginRound(log: Log): void {
  if (endIfOver(log)) return;
  const battle = log.state.battle!;
  const destroyers = {
    attacker: hasDestroyer(log.state, battle, 'attacker'),
    defender: hasDestroyer(log.state, battle, 'defender'),
  };
  emit(log, { type: 'round-began', round: battle.round + 1, destroyers });
}

/** Continues the battle until it needs dice or a choice, or is over. */
export function advance(log: Log): void {
  for (let battle = log.state.battle; battle && completesStep(log, battle); battle = log.state.battle);
}

/** Completes a step that needs no input; false if the step must wait for input. */
function completesStep(log: Log, battle: Battle): boolean {
  const { step } = battle;
  switch (step) {
    case 'attacker-submarines':
      return freeSubmarines(log.state, battle, 'attacker').length === 0 && goToNextStep(log, step);
    case 'defender-submarines':
      // The battle may be over because the attacker's submarines have submerged (COM-5).
      return endIfOver(log) || (freeSubmarines(log.state, battle, 'defender').length === 0 && goToNextStep(log, step));
    case 'attacker-strike':
      // After submerging, the sides may be unable to hit each other: then the battle ends without dice (COM-16).
      return endIfOver(log) || !isDiceDue(log, battle) ? skipRoll(log, step) : false;
    case 'attacker-fire':
      return removeCasualties(log, battle) || !isDiceDue(log, battle) ? skipRoll(log, step) : false;
    case 'defender-strike':
    case 'defender-fire':
      return isDiceDue(log, battle) ? false : skipRoll(log, step);
    case 'attacker-strike-casualties':
    case 'attacker-fire-casualties':
    case 'defender-strike-casualties':
    case 'defender-fire-casualties':
      return applyForcedCasualties(log, battle);
    case 'press-or-retreat':
      return endRound(log, battle);
  }
}

function goToNextStep(log: Log, step: BattleStep): boolean {
  emit(log, { type: 'battle-step', step: stepAfter(step) });
  return true;
}

const isDiceDue = (log: Log, battle: Battle): boolean => diceDue(log.state, battle)!.groups.length > 0;

/** Skips a roll and its casualties step, if the battle has not ended. Always true. */
function skipRoll(log: Log, step: BattleStep): boolean {
  if (log.state.battle) goToNextStep(log, stepAfter(step));
  return true;
}

function applyForcedCasualties(log: Log, battle: Battle): boolean {
  const task = casualtyTask(log.state, battle);
  const forced = task && forcedCasualties(log.state, battle, task);
  if (!forced) return false;
  for (const event of casualtyEvents(log.state, battle, forced)) emit(log, event);
  return true;
}

/**
 * Removes casualties and transports left without defence; true if that ended the battle (COM-6, COM-16). The
 * casualties of surprise strikes are removed before anyone else fires.
 */
function removeCasualties(log: Log, { casualties }: Battle): boolean {
  destroy(log, casualties, 'casualty');
  return endIfOver(log);
}

/** Ends a round: removes casualties, then waits for press or retreat; without a possible retreat begins a new round. */
function endRound(log: Log, battle: Battle): boolean {
  if (removeCasualties(log, battle)) return true;
  if (retreatChoice(log.state, log.state.battle!)) return false;
  beginRound(log);
  return true;
}

/** Destroys defenceless transports, and ends the battle if it is over; true if it ended. */
function endIfOver(log: Log): boolean {
  const { defenceless, result } = battleStatus(log.state, log.state.battle!);
  destroy(log, defenceless, 'defenceless');
  if (!result) return false;
  endBattle(log, result);
  return true;
}
