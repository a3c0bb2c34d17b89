import type { Destination, GameState } from '../../engine/index.ts';
import { rankOf } from '../../store/rankOf.ts';
import { byImportance } from '../../store/weight.ts';

/** Places to go: those that mean most first, and among them enemies, capitals and the most units. */
export function destinationsByRank(game: GameState, destinations: readonly Destination[]): readonly Destination[] {
  const isBefore = byImportance(game);
  return destinations.toSorted((a, b) => rankOf(a) - rankOf(b) || isBefore(a.space, b.space));
}
