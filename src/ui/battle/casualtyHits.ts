import { hitsLeft, type GameState, type UnitId } from '../../engine/index.ts';
import type { Stack } from './stacks.ts';

/** Hits that the units of a stack can take in total: an undamaged battleship takes two (COM-12). */
export const hitsTaken = (state: GameState, stack: Stack): number =>
  stack.units.flatMap((id) => state.units[id] ?? []).reduce((sum, unit) => sum + hitsLeft(state, unit), 0);

/** The units of a stack that take this many hits: one each first, so that ships are damaged before they sink. */
export function unitsHit(stack: Stack, hits: number): readonly UnitId[] {
  return Array.from({ length: hits }, (_, i) => stack.units[i % stack.units.length]).filter((id) => id !== undefined);
}

/** How many of these hits each stack takes. */
export function hitsByStack(stacks: readonly Stack[], units: readonly UnitId[]): Readonly<Record<string, number>> {
  return Object.fromEntries(stacks.map((stack) => [stack.key, units.filter((id) => stack.units.includes(id)).length]));
}
