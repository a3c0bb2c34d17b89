import {
  unitsIn,
  type ByUnitType,
  type GameState,
  type PowerId,
  type SpaceId,
} from '../../../engine/axis-allies/index.ts';

/** How many of each type a power has in a space, cargo too. */
export function unitsOf(game: GameState, space: SpaceId, power: PowerId): ByUnitType<number> {
  const counts: Record<string, number> = {};
  for (const { owner, type } of unitsIn(game, space)) if (owner === power) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
}
