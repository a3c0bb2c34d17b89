import { emit, type Log } from '../commandRule.ts';
import type { PowerId } from '../ids.ts';
import { boardOf } from '../map/board.ts';
import type { PhaseRule } from './phaseRule.ts';

/**
 * The power that plays next. None is ever left out, whatever it has lost.
 * @rule TURN-1, TURN-10
 */
export const nextPower = (order: readonly PowerId[], power: PowerId): PowerId =>
  order[(order.indexOf(power) + 1) % order.length] ?? power;

/** Begins a power's turn with its first phase that is not skipped (TURN-3). */
export function beginTurn(log: Log, power: PowerId, round: number): void {
  emit(log, { type: 'turn-began', power, round });
  beginPhaseAfter(log, null);
}

/**
 * Begins the first phase of the edition after this one, or of the turn, that is not skipped. False if there is none
 * left.
 * @rule TURN-2
 */
export function beginPhaseAfter(log: Log, before: PhaseRule | null): boolean {
  const { phases } = boardOf(log.state).edition;
  const next = phases.find((phase, i) => (!before || i > phases.indexOf(before)) && !phase.isSkipped?.(log.state));
  if (!next) return false;
  emit(log, { type: 'phase-began', power: log.state.power, phase: next.id });
  next.begin?.(log);
  return true;
}
