import {
  isHostileTerritory,
  type Destination,
  type GameState,
  type SpaceId,
} from '../../../engine/axis-allies/index.ts';

/** The hostile territory that this route blitzes through; null if there is none (CM-9). */
export function blitzedOn(game: GameState, { routes }: Destination): SpaceId | null {
  const passed = Object.values(routes).flatMap((route) => route.slice(1, -1));
  return passed.find((space) => isHostileTerritory(game, space, game.power)) ?? null;
}
