import { hitsLeft, type GameState, type UnitId } from '../../../../engine/axis-allies/index.ts';
import type { Stack } from './stacks.ts';

/** Hits that the units of a stack can take in total: an undamaged battleship takes two (COM-12). */
export const hitsTaken = (state: GameState, stack: Stack): number =>
  stack.units.flatMap((id) => state.units[id] ?? []).reduce((sum, unit) => sum + hitsLeft(state, unit), 0);

/** The units of a stack that take this many hits: one each first, so that ships are damaged before they sink. */
export function unitsHit(stack: Stack, hits: number): readonly UnitId[] {
  return Array.from({ length: hits }, (_, i) => stack.units[i % stack.units.length]).filter((id) => id !== undefined);
}

/** How many of these hits each stack takes; of units of one kind those that hit with least take them first. */
export function hitsByStack(
  state: GameState,
  stacks: readonly Stack[],
  units: readonly UnitId[],
): Readonly<Record<string, number>> {
  const left = new Map<string, number>();
  for (const { kind, units: alike } of stacks)
    left.set(kind, (left.get(kind) ?? 0) + units.filter((id) => alike.includes(id)).length);
  const hits: Record<string, number> = {};
  for (const stack of stacks) {
    const n = Math.min(left.get(stack.kind) ?? 0, hitsTaken(state, stack));
    hits[stack.key] = n;
    left.set(stack.kind, (left.get(stack.kind) ?? 0) - n);
  }
  return hits;
}
