import type { Destination, GameState } from '../../engine/index.ts';
import { destinationRank } from '../../store/destinationRank.ts';
import { byImportance } from '../../store/spaceOrder.ts';

/** Sorts destinations by rank, then enemies, capitals and the most units. */
export function destinationsByRank<T extends Destination>(game: GameState, destinations: readonly T[]): readonly T[] {
  const isBefore = byImportance(game);
  return destinations.toSorted((a, b) => destinationRank(a) - destinationRank(b) || isBefore(a.space, b.space));
}
