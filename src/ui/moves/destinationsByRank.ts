import type { Destination, GameState } from '../../engine/index.ts';
import { rankOf } from '../../store/rankOf.ts';
import { spaceName } from '../../text/names.ts';

/** Places to go, those that mean most first, then by name. */
export function destinationsByRank(game: GameState, destinations: readonly Destination[]): readonly Destination[] {
  const name = ({ space }: Destination): string => spaceName(game, space);
  return [...destinations].sort(
    (a, b) => rankOf(a) - rankOf(b) || name(a).localeCompare(name(b), 'en', { numeric: true }),
  );
}
