import { reach, type GameState } from '../../engine/index.ts';
import type { Group } from './groups.ts';

/**
 * The same groups, with all spaces where they could stand before the combat move after the next one: where they are, or
 * where a noncombat move of the turn between leads now. An upper bound, as if all of them could go at once.
 */
export function withNextStands(turn: GameState, groups: readonly Group[]): readonly Group[] {
  const between: GameState = { ...turn, phase: 'noncombat-move' };
  return groups.map((group) => {
    if (group.unit.aboard !== undefined) return group;
    const reached = reach(between, [group.unit.id]).filter(({ meaning }) => meaning === 'move' || meaning === 'land');
    return { ...group, stands: [...new Set([group.unit.space, ...reached.map(({ space }) => space)])] };
  });
}
