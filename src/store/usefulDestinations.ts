import { reach, typeOf, type Destination, type GameState, type UnitId } from '../engine/index.ts';

/** A noncombat move that ends where it began: legal but useless. */
const isIdle = (game: GameState, { routes, space }: Destination): boolean =>
  game.phase === 'noncombat-move' && Object.keys(routes).every((unit) => game.units[unit]?.space === space);

/** A flight in combat move to a space without enemies, which aircraft cannot capture (CM-19). */
const isEmptyFlight = (game: GameState, { routes, meaning }: Destination): boolean =>
  game.phase === 'combat-move' && meaning === 'move' && Object.keys(routes).every((unit) => isAir(game, unit));

function isAir(game: GameState, id: UnitId): boolean {
  const unit = game.units[id];
  return unit !== undefined && typeOf(game, unit).domain === 'air';
}

/** The destinations of these units, moving together, where they have something to do. */
export const usefulDestinations = (game: GameState, units: readonly UnitId[]): readonly Destination[] =>
  reach(game, units).filter((destination) => !isIdle(game, destination) && !isEmptyFlight(game, destination));
