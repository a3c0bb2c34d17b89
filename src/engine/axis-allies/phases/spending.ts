import { refusal, type Refusal } from '../refusal.ts';
import type { GameState } from '../state.ts';
import { isActingCapitalLost, isWithoutCapital } from './complexes.ts';

/**
 * Whether the acting power spends nothing this turn: an enemy controls its capital (TURN-3), or it was freed and has
 * not collected income since (CAP-1).
 */
export const canSpendNothing = (state: GameState): boolean =>
  isActingCapitalLost(state) || state.mustCollect.includes(state.power);

/**
 * Why the acting power can spend nothing, or null (TURN-3, CAP-1).
 * @rule CAP-1
 */
export function spendingRefusal(state: GameState): Refusal | null {
  const { power } = state;
  if (isWithoutCapital(state)) return refusal('TURN-3', 'capital-lost', { power });
  return state.mustCollect.includes(power) ? refusal('CAP-1', 'collect-first', { power }) : null;
}
