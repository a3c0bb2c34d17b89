import { memoizeByParts } from '../../common/memoize.ts';
import { advantagesWith } from '../advantages/inPlay.ts';
import { boardOf, neighboursIn, territoryOf } from '../board.ts';
import type { PowerId, SpaceId } from '../ids.ts';
import type { GameState, Unit } from '../state.ts';
import { gunAgainst } from './guns.ts';
import { skiesOf, type SkyState } from './skies.ts';

/**
 * How far flights are, also for a power for whose air units an island counts as its zone: the step between is free. And
 * the way of air units if their player names none: past the fewest guns, and among such ways the shortest (CM-10).
 */

type Flying = Pick<GameState, 'edition' | 'advantages'>;
type FlyingOver = Flying & SkyState;

/** Whether a step to or from an island costs this power's air units nothing. */
export const fliesFreeToIslands = (state: Flying, power: PowerId): boolean =>
  advantagesWith(state, 'islandsAreInZones').some(({ owner }) => owner === power);

export const isIsland = (state: Flying, space: SpaceId): boolean => territoryOf(boardOf(state), space)?.island ?? false;

/** How many steps between these two spaces cost nothing. */
const freeSteps = (state: Flying, power: PowerId, a: SpaceId, b: SpaceId): number =>
  a !== b && fliesFreeToIslands(state, power) ? Number(isIsland(state, a)) + Number(isIsland(state, b)) : 0;

/** How much movement a power's unit uses on this route. Only flights have steps to and from islands. */
export function movementUsed(state: Flying, power: PowerId, route: readonly SpaceId[]): number {
  const steps = Math.max(0, route.length - 1);
  if (steps === 0 || !fliesFreeToIslands(state, power)) return steps;
  return route.slice(1).filter((space, i) => !isIsland(state, space) && !isIsland(state, route[i]!)).length;
}

/** How much movement a power's air unit needs from one space to another (CM-10). */
export const flightDistance = (state: FlyingOver, power: PowerId, from: SpaceId, to: SpaceId): number =>
  flightDistances(state, power)(from, to);

/**
 * How much movement a power's air unit needs between two spaces: one for each border, but for free steps.
 * @rule CM-10
 */
export function flightDistances(state: FlyingOver, power: PowerId): (from: SpaceId, to: SpaceId) => number {
  const { airDistance } = skiesOf(state, power);
  if (!fliesFreeToIslands(state, power)) return airDistance;
  return (from, to) => airDistance(from, to) - freeSteps(state, power, from, to);
}

/** The spaces that a power's air unit can reach with so much movement, without the start, in the board's order. */
export function flightRange(state: FlyingOver, power: PowerId, from: SpaceId, points: number): readonly SpaceId[] {
  const { airRange } = skiesOf(state, power);
  if (!fliesFreeToIslands(state, power)) return airRange(from, points);
  return airRange(from, points + 2).filter((to) => flightDistance(state, power, from, to) <= points);
}

type Path = readonly SpaceId[];
type FlightPaths = ReadonlyMap<SpaceId, Path>;

/** Where guns fire at the acting power's air units or not, and the paths, as far as they were asked for already. */
interface KnownFlights {
  readonly guns: Map<SpaceId, boolean>;
  readonly paths: Map<string, FlightPaths>;
}

const knownSoFar = memoizeByParts(
  ({ units, control, edition, power, ...state }: GameState): readonly [object, ...unknown[]] => [
    units,
    control,
    edition,
    power,
    state.wars,
    state.alignedNeutrals,
    state.turn.risen,
    state.phase,
  ],
  (): KnownFlights => ({ guns: new Map(), paths: new Map() }),
);

/** Whether guns fire at the acting power's air units in this space. */
function hasGun(state: GameState, { guns }: KnownFlights, space: SpaceId): boolean {
  let known = guns.get(space);
  if (known === undefined) guns.set(space, (known = gunAgainst(state, space, state.power) !== null));
  return known;
}

/** The paths of an air unit of the acting power to other spaces within these points, both ends included. */
export function flightPaths(state: GameState, { owner, space: from }: Unit, points: number): (to: SpaceId) => Path {
  const { airRoute } = skiesOf(state, owner);
  if (!boardOf(state).firesAtFlights) return (to) => airRoute(from, to);
  const known = knownSoFar(state);
  return (to) => {
    const shortest = airRoute(from, to);
    if (!shortest.some((space, i) => i > 0 && i < shortest.length - 1 && hasGun(state, known, space))) return shortest;
    const steps = points + freeSteps(state, owner, from, to);
    const key = `${from} ${steps}`;
    let paths = known.paths.get(key);
    if (!paths) known.paths.set(key, (paths = safestPaths(state, known, from, steps)));
    return paths.get(to) ?? shortest;
  };
}

/** For each space within reach the path past the fewest guns. A longer path is taken only if it is safer. */
function safestPaths(state: GameState, known: KnownFlights, from: SpaceId, points: number): FlightPaths {
  const { airNeighbours } = skiesOf(state, state.power);
  const best = new Map<SpaceId, { readonly path: Path; readonly guns: number }>([[from, { path: [from], guns: 0 }]]);
  let open = new Map(best);
  for (let taken = 0; taken < points; taken++) {
    const next: typeof open = new Map();
    for (const [at, { path, guns }] of open) {
      // The gun where a path ends fires in any case, so it counts only for paths that go on from there.
      const passed = guns + Number(path.length > 1 && hasGun(state, known, at));
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
