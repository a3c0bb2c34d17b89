import { pointless, reach, type Destination, type GameState, type UnitId } from '../engine/index.ts';

/** A noncombat move that ends where it began, or puts troops ashore where they went aboard: legal but useless. */
const isIdle = (game: GameState, { routes, space }: Destination): boolean =>
  game.phase === 'noncombat-move' && Object.keys(routes).every((id) => isFrom(game, id, space));

/** Whether a unit is there, or went aboard from there in this phase. */
export function isFrom(game: GameState, id: UnitId, space: string): boolean {
  const deed = game.turn.deeds[id];
  return game.units[id]?.space === space || (deed?.did === 'loaded' && deed.route[0] === space);
}

/** The destinations of these units, moving together, where they have something to do. */
export const usefulDestinations = (game: GameState, units: readonly UnitId[]): readonly Destination[] =>
  reach(game, units).filter(
    (destination) => !isIdle(game, destination) && pointless(game, destination.command) === null,
  );
