import { canBeRaided } from '../air/raidsAndRockets.ts';
import { phaseOf } from '../board.ts';
import type { Command } from '../command.ts';
import type { Warning } from '../destination.ts';
import { domainOf, enemiesIn, isHostile, risingIn, typeOf } from '../pieces.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { GameState } from '../state.ts';

/** What would be of no use, or lost, though no rule forbids it. */

/** What would be lost if the phase ended now (NCM-6, NCM-7, MOB-4). */
export const warnings = (state: GameState): readonly Warning[] => phaseOf(state).warnings?.(state) ?? [];

/**
 * Why an order that is allowed would be of no use, or null: in combat move aircraft fly where nobody is to be fought
 * and nothing to be raided, and capture nothing themselves (COM-19, SBR-1).
 */
export function pointless(state: GameState, command: Command): Refusal | null {
  if (state.phase !== 'combat-move' || command.type !== 'move') return null;
  const { units: ids, to } = command;
  const units = ids.flatMap((id) => state.units[id] ?? []);
  if (units.length === 0 || units.some((unit) => domainOf(state, unit) !== 'air')) return null;
  if (!isHostile(state, to, state.power) || enemiesIn(state, to, state.power).length > 0 || risingIn(state, to) > 0)
    return null;
  if (canBeRaided(state, to) && units.some((unit) => typeOf(state, unit).raids)) return null;
  return refusal('COM-19', 'cannot-capture', { units: ids, spaces: [to] });
}
