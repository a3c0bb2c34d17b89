import { boardOf, enemiesIn, neighboursIn, unitsIn, type GameState, type SpaceId } from '../engine/index.ts';
import { powerIn, spaceIn } from './selectors.ts';

/** Sort keys of a space, the most important first; larger values come first. */
type SortKeys = (space: SpaceId) => readonly number[];

const capitals = (game: GameState): ReadonlySet<SpaceId> =>
  new Set(game.players.flatMap(({ powers }) => powers.map((power) => powerIn(game, power).capital)));

const bySortKeys =
  (game: GameState, weight: SortKeys) =>
  (a: SpaceId, b: SpaceId): number => {
    const [ofA, ofB] = [weight(a), weight(b)];
    const at = ofA.findIndex((claim, i) => claim !== ofB[i]);
    if (at >= 0) return (ofB[at] ?? 0) - (ofA[at] ?? 0);
    return spaceIn(game, a).name.localeCompare(spaceIn(game, b).name, 'en', { numeric: true });
  };

/** Sorts destinations: with enemies first, then capitals, then those with the most units, then by name. */
export function byImportance(game: GameState): (a: SpaceId, b: SpaceId) => number {
  const isCapital = capitals(game);
  return bySortKeys(game, (space) => [
    Math.min(1, enemiesIn(game, space, game.power).length),
    isCapital.has(space) ? 1 : 0,
    unitsIn(game, space).length,
  ]);
}

/**
 * Sorts starting spaces: next to enemies first, then capitals, then those with the most movable units, then by name.
 */
export function byFront(
  game: GameState,
  units: ReadonlyMap<SpaceId, readonly unknown[]>,
): (a: SpaceId, b: SpaceId) => number {
  const isCapital = capitals(game);
  const { airNeighbours } = boardOf(game);
  return bySortKeys(game, (space) => [
    neighboursIn(airNeighbours, space).some((beside) => enemiesIn(game, beside, game.power).length > 0) ? 1 : 0,
    isCapital.has(space) ? 1 : 0,
    units.get(space)?.length ?? 0,
  ]);
}
