import { movesLeft, type Destination, type GameState, type SpaceId } from '../../engine/index.ts';

/** A way that some of the chosen units would take. */
export interface MoveRoute {
  readonly route: readonly SpaceId[];
  /**
   * Movement points they would have left at its end, the fewest and the most; null where going there is their whole
   * move.
   */
  readonly left: readonly [number, number] | null;
}

/** The ways to a destination, units on the same one together. */
export function moveRoutesTo(game: GameState, { routes, command }: Destination): readonly MoveRoute[] {
  const byRoute = new Map<string, { route: readonly SpaceId[]; left: number[] }>();
  for (const [unit, route] of Object.entries(routes)) {
    const way = byRoute.get(route.join()) ?? { route, left: [] };
    way.left.push(movesLeft(game, unit) - (route.length - 1));
    byRoute.set(route.join(), way);
  }
  return [...byRoute.values()].map(({ route, left }) => ({
    route,
    left: command.type === 'move' ? [Math.min(...left), Math.max(...left)] : null,
  }));
}

/** '1 left', '0–2 left'. */
export const leftText = ([fewest, most]: readonly [number, number]): string =>
  fewest === most ? `${fewest} left` : `${fewest}–${most} left`;
