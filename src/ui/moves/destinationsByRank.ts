import type { Destination, GameState, Meaning } from '../../engine/index.ts';
import { spaceName } from '../../text/names.ts';

const RANK: readonly Meaning[] = ['attack', 'assault', 'capture', 'blitz', 'offload', 'land', 'load', 'escape', 'move'];

/** Places to go, those that mean most first, then by name. */
export function destinationsByRank(game: GameState, destinations: readonly Destination[]): readonly Destination[] {
  const name = ({ space }: Destination): string => spaceName(game, space);
  return [...destinations].sort((a, b) => RANK.indexOf(a.meaning) - RANK.indexOf(b.meaning) || name(a).localeCompare(name(b), 'en', { numeric: true }));
}
