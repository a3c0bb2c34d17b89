import { movesLeft, type Destination, type GameState, type SpaceId } from '../../engine/index.ts';

/** A route that some of the chosen units would take. */
export interface MoveRoute {
  readonly route: readonly SpaceId[];
  /** The movement points they would have left at its end; null if the order uses their whole move. */
  readonly movesLeft: readonly [fewest: number, most: number] | null;
}

/** The routes to a destination; units on the same route are grouped. */
export function moveRoutesTo(game: GameState, { routes, command }: Destination): readonly MoveRoute[] {
  const byRoute = new Map<string, { route: readonly SpaceId[]; left: number[] }>();
  for (const [unit, route] of Object.entries(routes)) {
    const group = byRoute.get(route.join()) ?? { route, left: [] };
    group.left.push(movesLeft(game, unit) - (route.length - 1));
    byRoute.set(route.join(), group);
  }
  return [...byRoute.values()].map(({ route, left }) => ({
    route,
    movesLeft: command.type === 'move' ? [Math.min(...left), Math.max(...left)] : null,
  }));
}

/** '1 left', '0–2 left'. */
export const movesLeftText = ([fewest, most]: readonly [number, number]): string =>
  fewest === most ? `${fewest} left` : `${fewest}–${most} left`;
