import { emit, type Log } from '../log.ts';
import { stepOf, stepsOf } from '../map/board.ts';
import { hasDestroyer } from './combatants.ts';
import { endIfOver } from './endIfOver.ts';

/** A battle round is a list of steps (COM-3). Each step waits for dice or a choice, or completes by itself. */

/**
 * Begins a round, or ends the battle if it is over (COM-16, COM-17). Whether a side has destroyers is looked at anew.
 * @rule COM-15
 */
export function beginRound(log: Log): void {
  if (endIfOver(log)) return;
  const battle = log.state.battle!;
  const destroyers = {
    attacker: hasDestroyer(log.state, battle, 'attacker'),
    defender: hasDestroyer(log.state, battle, 'defender'),
  };
  emit(log, { type: 'round-began', round: battle.round + 1, destroyers });
}

/**
 * Goes on by one step of a round, or by several, in the order of the edition; after the last one a new round begins.
 * @rule COM-3
 */
export function goOn(log: Log, steps = 1): void {
  const battle = log.state.battle!;
  const all = stepsOf(log.state, battle);
  const next = all[all.indexOf(stepOf(log.state, battle)) + steps];
  if (next) emit(log, { type: 'battle-step', step: next.id });
  else beginRound(log);
}

/** Continues the battle until a step waits for an answer, or the battle is over. */
export function advance(log: Log): void {
  for (let battle = log.state.battle; battle && stepOf(log.state, battle).pass(log, battle); battle = log.state.battle);
}

/** Goes on after an answer. */
export function goOnAfterAnswer(log: Log): void {
  goOn(log);
  advance(log);
}
