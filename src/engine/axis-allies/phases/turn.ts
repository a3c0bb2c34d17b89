import type { PowerId } from '../ids.ts';
import { emit, type Log } from '../log.ts';
import { isCapitalLost } from '../pieces.ts';

/** The power that plays next (TURN-1). */
export const nextPower = (order: readonly PowerId[], power: PowerId): PowerId =>
  order[(order.indexOf(power) + 1) % order.length] ?? power;

/** Begins a power's turn. If it has lost its capital, the turn starts with combat move (TURN-3). */
export function beginTurn(log: Log, power: PowerId, round: number): void {
  emit(log, { type: 'turn-began', power, round });
  emit(log, { type: 'phase-began', power, phase: isCapitalLost(log.state, power) ? 'combat-move' : 'purchase-units' });
}
