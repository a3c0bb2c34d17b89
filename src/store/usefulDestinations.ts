import { boardOf, reach, type Destination, type GameState, type UnitId } from '../engine/index.ts';

/** Out and back after combat: allowed, and of no use to anyone. */
const isIdle = (game: GameState, { routes, space }: Destination): boolean =>
  game.phase === 'noncombat-move' && Object.keys(routes).every((unit) => game.units[unit]?.space === space);

/** A flight before combat to where nobody is and which aircraft cannot take (CM-19). */
const isEmptyFlight = (game: GameState, { routes, meaning }: Destination): boolean =>
  game.phase === 'combat-move' && meaning === 'move' && Object.keys(routes).every((unit) => isAir(game, unit));

const isAir = (game: GameState, unit: UnitId): boolean =>
  boardOf(game).unitTypes.get(game.units[unit]?.type ?? '')?.domain === 'air';

/** Where these units can go together and have something to do there. */
export const usefulDestinations = (game: GameState, units: readonly UnitId[]): readonly Destination[] =>
  reach(game, units).filter((destination) => !isIdle(game, destination) && !isEmptyFlight(game, destination));
