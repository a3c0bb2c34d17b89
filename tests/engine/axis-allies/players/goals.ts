import {
  boardOf,
  hasComplex,
  isHostileTerritory,
  neighboursIn,
  type GameState,
} from '../../../../src/engine/axis-allies/index.ts';
import type { SpaceId } from '../../../../src/engine/index.ts';

/** Goals of each power's fleets: the first of these that an enemy still controls. */
const OVERSEAS: Readonly<Record<string, readonly SpaceId[]>> = {
  germany: ['united-kingdom', 'eastern-united-states'],
  'united-kingdom': ['germany', 'japan'],
  japan: ['western-united-states', 'eastern-united-states'],
  'united-states': ['japan', 'germany'],
};

/** The territory that this power's fleets sail to. */
export const goalOf = (state: GameState): SpaceId | null =>
  OVERSEAS[state.power]?.find((goal) => isHostileTerritory(state, goal, state.power)) ?? null;

/** The distance in borders from each space to the nearest of these. */
export function bordersTo(
  graph: ReadonlyMap<SpaceId, readonly SpaceId[]>,
  goals: readonly SpaceId[],
): ReadonlyMap<SpaceId, number> {
  const borders = new Map(goals.map((space): [SpaceId, number] => [space, 0]));
  for (const [space, crossed] of borders)
    for (const next of neighboursIn(graph, space)) if (!borders.has(next)) borders.set(next, crossed + 1);
  return borders;
}

/** The distance in zones from each zone to the coast of a territory. */
export const zonesToCoast = (state: GameState, territory: SpaceId): ReadonlyMap<SpaceId, number> =>
  bordersTo(boardOf(state).seaNeighbours, neighboursIn(boardOf(state).coasts, territory));

/** The own complex that is nearest to the goal by sea; troops and ships gather there. */
export function harbourOf(state: GameState): SpaceId | null {
  const goal = goalOf(state);
  if (goal === null) return null;
  const board = boardOf(state);
  const zones = zonesToCoast(state, goal);
  const away = (territory: SpaceId): number =>
    Math.min(...neighboursIn(board.coasts, territory).map((zone) => zones.get(zone) ?? Infinity));
  const complexes = board.territories
    .filter(({ id }) => hasComplex(state, id) && state.control[id] === state.power && away(id) < Infinity)
    .map(({ id }) => id);
  return complexes.sort((a, b) => away(a) - away(b))[0] ?? null;
}
