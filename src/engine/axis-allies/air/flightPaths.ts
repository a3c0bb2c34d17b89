import { memoizeByParts } from '../../common/memoize.ts';
import type { SpaceId } from '../ids.ts';
import { boardOf, neighboursIn } from '../map/board.ts';
import type { GameState, Unit } from '../state.ts';
import { gunAgainst } from './guns.ts';
import { freeSteps } from './islandFlights.ts';

/** The way of air units if their player names none: past the fewest guns, and among such ways the shortest (CM-10). */

type Path = readonly SpaceId[];
type Paths = ReadonlyMap<SpaceId, Path>;

/** The territories with guns that fire at the acting power's air units, and the paths that were asked for already. */
const gunSites = memoizeByParts(
  ({ units, control, edition, power }: GameState): readonly [object, ...unknown[]] => [units, control, edition, power],
  (state): { readonly sites: ReadonlySet<SpaceId>; readonly paths: Map<string, Paths> } => {
    const sites = boardOf(state).territories.filter(({ id }) => gunAgainst(state, id, state.power));
    return { sites: new Set(sites.map(({ id }) => id)), paths: new Map() };
  },
);

/** The paths of an air unit of the acting power to other spaces within these points, both ends included. */
export function flightPaths(state: GameState, { owner, space: from }: Unit, points: number): (to: SpaceId) => Path {
  const { airRoute, hasGuns } = boardOf(state);
  if (!hasGuns) return (to) => airRoute(from, to);
  const { sites, paths } = gunSites(state);
  if (sites.size === 0) return (to) => airRoute(from, to);
  return (to) => {
    const shortest = airRoute(from, to);
    if (!shortest.some((space, i) => i > 0 && i < shortest.length - 1 && sites.has(space))) return shortest;
    const steps = points + freeSteps(state, owner, from, to);
    const key = `${from} ${steps}`;
    let known = paths.get(key);
    if (!known) paths.set(key, (known = safestPaths(state, sites, from, steps)));
    return known.get(to) ?? shortest;
  };
}

/** For each space within reach the path past the fewest guns. A longer path is taken only if it is safer. */
function safestPaths(state: GameState, sites: ReadonlySet<SpaceId>, from: SpaceId, points: number): Paths {
  const { airNeighbours } = boardOf(state);
  const best = new Map<SpaceId, { readonly path: Path; readonly guns: number }>([[from, { path: [from], guns: 0 }]]);
  let open = new Map(best);
  for (let taken = 0; taken < points; taken++) {
    const next: typeof open = new Map();
    for (const [at, { path, guns }] of open) {
      // The gun where a path ends fires in any case, so it counts only for paths that go on from there.
      const passed = guns + Number(path.length > 1 && sites.has(at));
      for (const to of neighboursIn(airNeighbours, at)) {
        if (passed >= (best.get(to)?.guns ?? Infinity)) continue;
        const way = { path: [...path, to], guns: passed };
        best.set(to, way);
        next.set(to, way);
      }
    }
    open = next;
  }
  return new Map([...best].map(([space, { path }]) => [space, path]));
}
