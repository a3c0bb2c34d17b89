import { fault, ok, type Result } from '../../common/result.ts';
import { flightDistance, flightPaths, flightRange, movementUsed } from '../air/flights.ts';
import { isForAttackOnly, skiesOf } from '../air/skies.ts';
import { boardOf, territoryOf } from '../board.ts';
import type { SpaceId } from '../ids.ts';
import { groundRefusal } from '../homeGround.ts';
import { deedOf, domainOf, isHostileTerritory } from '../pieces.ts';
import { peaceRefusal } from '../politics/peace.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { GameState, Unit } from '../state.ts';
import { offRailsRefusal } from './railways.ts';
import { isMovePhase, movesLeft } from './readiness.ts';
import { seaEndRefusal, seaEntryRefusal, seaNeighbours } from './seaMovement.ts';
import {
  airEndRefusal,
  landEndRefusal,
  landEntryRefusal,
  landNeighbours,
  landStopRefusal,
  seaStopRefusal,
} from './stopsAndEnds.ts';
import { moveRange } from './moveRange.ts';

export type Route = readonly SpaceId[];

/**
 * The route of a land or sea unit in this phase so far, from its start to its space. A further move is checked together
 * with it, as one route (CM-2, CM-9).
 */
const routeSoFar = (state: GameState, unit: Unit): Route => {
  const deed = deedOf(state, unit.id);
  return deed?.did === 'moved' && deed.phase === state.phase ? deed.route : [unit.space];
};

/** What limits the movement of land or sea units: where they can step, must stop, and can end a move. */
interface MovementRules {
  neighbours(state: GameState, space: SpaceId): readonly SpaceId[];
  entryRefusal(state: GameState, unit: Unit, from: SpaceId, to: SpaceId): Refusal | null;
  stopRefusal(state: GameState, unit: Unit, at: SpaceId): Refusal | null;
  endRefusal(state: GameState, unit: Unit, route: Route, movesLeft: number): Refusal | null;
}

const LAND_RULES: MovementRules = {
  neighbours: landNeighbours,
  entryRefusal: landEntryRefusal,
  stopRefusal: landStopRefusal,
  endRefusal: landEndRefusal,
};
const SEA_RULES: MovementRules = {
  neighbours: seaNeighbours,
  entryRefusal: seaEntryRefusal,
  stopRefusal: seaStopRefusal,
  endRefusal: seaEndRefusal,
};

const rulesFor = (state: GameState, unit: Unit): MovementRules =>
  domainOf(state, unit) === 'land' ? LAND_RULES : SEA_RULES;

/**
 * Every space this unit can move to now, with the shortest route; among equally short ones a route without blitz.
 * Does not check whether air units can land later (see landing/).
 */
export function routesFrom(state: GameState, unit: Unit): ReadonlyMap<SpaceId, Route> {
  if (domainOf(state, unit) !== 'air') return surfaceRoutes(state, unit);
  const points = movesLeft(state, unit);
  // Without points none may move in a movement phase, though some steps would be free.
  return points === 0 && isMovePhase(state.phase) ? new Map() : airRoutes(state, unit, points);
}

/** Every space a land or sea unit can move to now, or only one of them, with the shortest route. */
function surfaceRoutes(state: GameState, unit: Unit, only: SpaceId | null = null): ReadonlyMap<SpaceId, Route> {
  const points = movesLeft(state, unit);
  const rules = rulesFor(state, unit);
  const found = new Map<SpaceId, Route>();
  /** Whether the first step of the route enters a hostile territory. */
  const blitzes = ([, second]: Route): boolean => isHostileTerritory(state, second!, unit.owner);
  const soFar = routeSoFar(state, unit);
  const totalPoints = points + soFar.length - 1;
  extendRoutes(state, unit, points, (route) => {
    const end = route.at(-1)!;
    if (only !== null && end !== only) return;
    const known = found.get(end);
    if (known && (known.length < route.length || !blitzes(known) || blitzes(route))) return;
    if (!rules.endRefusal(state, unit, route, totalPoints - route.length + 1)) found.set(end, route);
  });
  if (soFar.length > 1) for (const [end, route] of found) found.set(end, route.slice(soFar.length - 1));
  return found;
}

/** Every space that a land or sea unit can come to in this phase, whether or not it may stay there as things are. */
export function spacesInRange(state: GameState, unit: Unit): ReadonlySet<SpaceId> {
  const found = new Set<SpaceId>();
  extendRoutes(state, unit, movesLeft(state, unit), (route) => found.add(route.at(-1)!));
  return found;
}

/** Calls `visit` with every route that continues the unit's route so far by up to `points` steps, shortest first. */
function extendRoutes(state: GameState, unit: Unit, points: number, visit: (route: Route) => void): void {
  const rules = rulesFor(state, unit);
  const soFar = routeSoFar(state, unit);
  const isLong = soFar.length - 1 + points > moveRange(state, unit);
  let open: Route[] = [soFar];
  for (let taken = 0; taken < points; taken++) {
    const next: Route[] = [];
    for (const route of open) {
      const at = route.at(-1)!;
      if (route.length > 1 && rules.stopRefusal(state, unit, at)) continue;
      for (const to of rules.neighbours(state, at)) {
        if (rules.entryRefusal(state, unit, at, to)) continue;
        const longer = [...route, to];
        if (!isLong || !offRailsRefusal(state, unit, longer)) next.push(longer);
      }
    }
    next.forEach(visit);
    open = next;
  }
}

function airRoutes(state: GameState, unit: Unit, points: number): ReadonlyMap<SpaceId, Route> {
  const found = new Map<SpaceId, Route>();
  // Who has come to attack neutral ground does not fly on (NEU-3).
  if (isForAttackOnly(state, unit.space)) return found;
  const pathTo = flightPaths(state, unit, points);
  for (const space of flightRange(state, unit.owner, unit.space, points))
    if (!airEndRefusal(state, unit, space)) found.set(space, pathTo(space));
  return found;
}

/** The route of one unit to a space, through the spaces in `via` if given; or the refusal. */
export function routeTo(state: GameState, unit: Unit, to: SpaceId, via: Route = []): Result<Route, Refusal> {
  const wrong = [...via, to]
    .map((space) => wrongElementRefusal(state, unit, space))
    .find((refused) => refused !== null);
  if (wrong) return fault(wrong);
  const isAir = domainOf(state, unit) === 'air';
  const closed = isAir ? [...via, unit.space].find((space) => isForAttackOnly(state, space)) : undefined;
  if (closed !== undefined) return fault(refusal('NEU-3', 'neutral-ground', { units: [unit.id], spaces: [closed] }));
  if (via.length > 0) return isAir ? airRouteVia(state, unit, to, via) : checkedRoute(state, unit, [...via, to]);
  if (isAir) {
    const refused = airRefusal(state, unit, to);
    return refused ? fault(refused) : ok(flightPaths(state, unit, movesLeft(state, unit))(to));
  }
  const route = surfaceRoutes(state, unit, to).get(to);
  return route ? ok(route) : fault(blockedRefusal(state, unit, to));
}

/**
 * Why a unit of this domain cannot enter that space, however it goes: it is unknown, neutral, of a power at peace, off
 * the ground to which its power keeps, land for ships, sea for land units, or closed to ships. Null if it can.
 * @rule MAP-3, MAP-5, MAP-10
 */
function wrongElementRefusal(state: GameState, unit: Unit, to: SpaceId): Refusal | null {
  const board = boardOf(state);
  const about = { units: [unit.id], spaces: [to] };
  const space = board.spaces.get(to);
  if (!space) return refusal('MAP-1', 'unknown-space', about);
  if (territoryOf(board, to)?.neutral) return refusal('MAP-3', 'neutral-space', about);
  const peace = peaceRefusal(state, unit.owner, about.units, to);
  if (peace) return peace;
  const offGround = groundRefusal(state, unit, to);
  if (offGround) return offGround;
  const domain = domainOf(state, unit);
  if (domain !== 'air' && (domain === 'sea') !== (space.kind === 'sea'))
    return refusal('MAP-10', 'wrong-element', about);
  if (domain === 'sea' && [to, unit.space].some((zone) => board.edition.closedToSeaUnits.includes(zone)))
    return refusal('MAP-5', 'strait-closed', about);
  return null;
}

/** The refusal of a move to the unit's own space (CM-1 in combat move). */
const sameSpaceRefusal = (state: GameState, { id, space }: Unit): Refusal =>
  refusal(state.phase === 'combat-move' ? 'CM-1' : 'MAP-1', 'same-space', { units: [id], spaces: [space] });

/** The refusal of a flight where no way leads, as ground at peace lies on all of them. */
const noWayThere = ({ id }: Unit, to: SpaceId): Refusal => refusal('CM-10', 'no-route', { units: [id], spaces: [to] });

function airRefusal(state: GameState, unit: Unit, to: SpaceId): Refusal | null {
  const about = { units: [unit.id], spaces: [to] };
  if (to === unit.space) return sameSpaceRefusal(state, unit);
  const points = movesLeft(state, unit);
  const distance = flightDistance(state, unit.owner, unit.space, to);
  if (distance === Infinity) return noWayThere(unit, to);
  if (distance > points) return refusal('CM-10', 'too-far', { ...about, requested: distance, allowed: points });
  return airEndRefusal(state, unit, to);
}

function airRouteVia(state: GameState, unit: Unit, to: SpaceId, via: Route): Result<Route, Refusal> {
  const { airRoute, airDistance } = skiesOf(state, unit.owner);
  if ([...via, to].some((space) => airDistance(unit.space, space) === Infinity)) return fault(noWayThere(unit, to));
  let route: Route = [unit.space];
  for (const next of [...via, to]) route = [...route, ...airRoute(route.at(-1)!, next).slice(1)];
  const points = movesLeft(state, unit);
  const requested = movementUsed(state, unit.owner, route);
  if (requested > points)
    return fault(refusal('CM-10', 'too-far', { units: [unit.id], spaces: [to], requested, allowed: points }));
  const refused = airEndRefusal(state, unit, to);
  return refused ? fault(refused) : ok(route);
}

/** Checks a route given step by step, without its start. Answers the route with its start, or the refusal. */
function checkedRoute(state: GameState, unit: Unit, steps: Route): Result<Route, Refusal> {
  const rules = rulesFor(state, unit);
  const points = movesLeft(state, unit);
  if (steps.length > points)
    return fault(
      refusal('CM-2', 'too-far', {
        units: [unit.id],
        spaces: steps.slice(-1),
        requested: steps.length,
        allowed: points,
      }),
    );
  const soFar = routeSoFar(state, unit);
  const route = [...soFar, ...steps];
  const refused =
    routeRefusal(state, unit, rules, route, soFar.length) ??
    rules.endRefusal(state, unit, route, points - steps.length);
  return refused ? fault(refused) : ok([unit.space, ...steps]);
}

/**
 * Why the unit cannot move along this route, of which it has passed the first spaces already; null if it can.
 * @rule MAP-1
 */
function routeRefusal(
  state: GameState,
  unit: Unit,
  rules: MovementRules,
  route: Route,
  passed: number,
): Refusal | null {
  for (let i = passed; i < route.length; i++) {
    const from = route[i - 1]!;
    const to = route[i]!;
    if (!rules.neighbours(state, from).includes(to))
      return refusal('MAP-1', 'route-broken', { units: [unit.id], spaces: [from, to] });
    const refused = (i > 1 ? rules.stopRefusal(state, unit, from) : null) ?? rules.entryRefusal(state, unit, from, to);
    if (refused) return refused;
  }
  return offRailsRefusal(state, unit, route);
}

/**
 * Why a land or sea unit cannot reach a space. If a route leads there, the reason why it cannot end there is reported,
 * because it says more than what blocks other routes.
 */
function blockedRefusal(state: GameState, unit: Unit, to: SpaceId): Refusal {
  const points = movesLeft(state, unit);
  const rules = rulesFor(state, unit);
  if (to === unit.space) return sameSpaceRefusal(state, unit);
  const soFar = routeSoFar(state, unit);
  let open: Route[] = [soFar];
  let blocked: Refusal | null = null;
  for (let taken = 1; taken <= points; taken++) {
    open = open.flatMap((route) => rules.neighbours(state, route.at(-1)!).map((next) => [...route, next]));
    for (const route of open) {
      if (route.at(-1) !== to) continue;
      const stopped = routeRefusal(state, unit, rules, route, soFar.length);
      const refused = stopped ?? rules.endRefusal(state, unit, route, points - taken);
      if (refused && !stopped) return refused;
      // What bars the way tells more than that a detour is too long, as it is off a railway (NA-SU-6).
      if (!blocked || blocked.reason === 'too-far') blocked = refused;
    }
  }
  if (blocked) return blocked;
  const requested = stepsBetween(state, rules, unit.space, to);
  const about = { units: [unit.id], spaces: [to], allowed: points };
  // Only land units can have no route at all: they need a transport across water. All open zones are connected.
  if (requested === Infinity) return refusal('CM-16', 'no-route', about);
  return refusal('CM-2', 'too-far', { ...about, requested });
}

function stepsBetween(state: GameState, rules: MovementRules, from: SpaceId, to: SpaceId): number {
  const distance = new Map([[from, 0]]);
  for (const [space, taken] of distance) {
    if (space === to) return taken;
    for (const next of rules.neighbours(state, space)) if (!distance.has(next)) distance.set(next, taken + 1);
  }
  return Infinity;
}
