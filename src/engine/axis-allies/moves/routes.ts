import { boardOf, territoryOf } from '../map/board.ts';
import type { SpaceId } from '../ids.ts';
import { deedOf, domainOf, isHostileTerritory } from '../pieces.ts';
import { refusal, type Refusal } from '../refusal.ts';
import { fault, ok, type Result } from '../../common/result.ts';
import type { GameState, Unit } from '../state.ts';
import { airEndRefusal } from './airMovement.ts';
import { landEndRefusal, landEntryRefusal, landNeighbours } from './landMovement.ts';
import { movesLeft } from './readiness.ts';
import { seaEndRefusal, seaEntryRefusal, seaNeighbours } from './seaMovement.ts';
import { landStopRefusal, seaStopRefusal } from './stops.ts';

export type Route = readonly SpaceId[];

/**
 * The way a land or sea unit has gone in this phase so far, where it began first and where it is last. An order that
 * sends it on is judged as the whole way in one (CM-2, CM-9).
 */
const routeSoFar = (state: GameState, unit: Unit): Route => {
  const deed = deedOf(state, unit.id);
  return deed?.did === 'moved' && deed.phase === state.phase ? deed.route : [unit.space];
};

/** What a land or sea unit's way is made of. */
interface MovementRules {
  from(state: GameState, space: SpaceId): readonly SpaceId[];
  entry(state: GameState, unit: Unit, from: SpaceId, to: SpaceId): Refusal | null;
  stop(state: GameState, unit: Unit, at: SpaceId): Refusal | null;
  end(state: GameState, unit: Unit, route: Route, movesLeft: number): Refusal | null;
}

const LAND_RULES: MovementRules = {
  from: landNeighbours,
  entry: landEntryRefusal,
  stop: landStopRefusal,
  end: landEndRefusal,
};
const SEA_RULES: MovementRules = {
  from: seaNeighbours,
  entry: seaEntryRefusal,
  stop: seaStopRefusal,
  end: seaEndRefusal,
};

/**
 * Every space this unit's own movement takes it to now, with the way; shortest first, ways without blitz before those
 * with one.
 * Landing of air units is not looked at here (see landing/).
 */
export function routesFrom(state: GameState, unit: Unit): ReadonlyMap<SpaceId, Route> {
  const points = movesLeft(state, unit);
  if (domainOf(state, unit) === 'air') return airRoutes(state, unit, points);
  const steps = domainOf(state, unit) === 'land' ? LAND_RULES : SEA_RULES;
  const found = new Map<SpaceId, Route>();
  /** It has a hostile territory as the first step of two. */
  const blitzes = ([, passed]: Route): boolean => isHostileTerritory(state, passed!, unit.owner);
  const gone = routeSoFar(state, unit);
  const whole = points + gone.length - 1;
  walk(state, unit, steps, gone, points, (route) => {
    const end = route.at(-1)!;
    const known = found.get(end);
    if (known && (known.length < route.length || !blitzes(known) || blitzes(route))) return;
    if (!steps.end(state, unit, route, whole - route.length + 1)) found.set(end, route);
  });
  if (gone.length > 1) for (const [end, route] of found) found.set(end, route.slice(gone.length - 1));
  return found;
}

/** Calls `visit` with every way the unit can go on step by step from the way it has gone, nearest first. */
function walk(
  state: GameState,
  unit: Unit,
  steps: MovementRules,
  gone: Route,
  points: number,
  visit: (route: Route) => void,
): void {
  let open: Route[] = [gone];
  for (let taken = 0; taken < points; taken++) {
    const next: Route[] = [];
    for (const route of open) {
      const at = route.at(-1)!;
      if (route.length > 1 && steps.stop(state, unit, at)) continue;
      for (const to of steps.from(state, at)) if (!steps.entry(state, unit, at, to)) next.push([...route, to]);
    }
    next.forEach(visit);
    open = next;
  }
}

function airRoutes(state: GameState, unit: Unit, points: number): ReadonlyMap<SpaceId, Route> {
  const board = boardOf(state);
  const found = new Map<SpaceId, Route>();
  for (const space of board.airRange(unit.space, points))
    if (!airEndRefusal(state, unit, space)) found.set(space, board.airRoute(unit.space, space));
  return found;
}

/** The way of one unit to a space, by `via` if it is given; or the rule in the way. */
export function routeTo(state: GameState, unit: Unit, to: SpaceId, via: Route = []): Result<Route, Refusal> {
  const wrong = [...via, to]
    .map((space) => wrongElementRefusal(state, unit, space))
    .find((refused) => refused !== null);
  if (wrong) return fault(wrong);
  const isAir = domainOf(state, unit) === 'air';
  if (via.length > 0) return isAir ? airRouteVia(state, unit, to, via) : checkedRoute(state, unit, [...via, to]);
  if (isAir) {
    const refused = airRefusal(state, unit, to);
    return refused ? fault(refused) : ok(boardOf(state).airRoute(unit.space, to));
  }
  const route = routesFrom(state, unit).get(to);
  return route ? ok(route) : fault(blockedRefusal(state, unit, to));
}

/**
 * Why nothing of this kind can ever go to that space, nor through it: neutral ground, ships ashore, land units afloat
 * (MAP-3, MAP-10).
 */
function wrongElementRefusal(state: GameState, unit: Unit, to: SpaceId): Refusal | null {
  const board = boardOf(state);
  const about = { units: [unit.id], spaces: [to] };
  const space = board.spaces.get(to);
  if (!space) return refusal('MAP-1', 'unknown-space', about);
  if (territoryOf(board, to)?.neutral) return refusal('MAP-3', 'neutral-space', about);
  const domain = domainOf(state, unit);
  if (domain !== 'air' && (domain === 'sea') !== (space.kind === 'sea'))
    return refusal('MAP-10', 'wrong-element', about);
  if (domain === 'sea' && [to, unit.space].some((zone) => board.edition.closedToSeaUnits.includes(zone)))
    return refusal('MAP-5', 'strait-closed', about);
  return null;
}

/** No move at all; in combat move a unit that stays has nothing to move for (CM-1). */
const sameSpaceRefusal = (state: GameState, { id, space }: Unit): Refusal =>
  refusal(state.phase === 'combat-move' ? 'CM-1' : 'MAP-1', 'same-space', { units: [id], spaces: [space] });

function airRefusal(state: GameState, unit: Unit, to: SpaceId): Refusal | null {
  const about = { units: [unit.id], spaces: [to] };
  if (to === unit.space) return sameSpaceRefusal(state, unit);
  const points = movesLeft(state, unit);
  const distance = boardOf(state).airDistance(unit.space, to);
  if (distance > points) return refusal('CM-10', 'too-far', { ...about, requested: distance, allowed: points });
  return airEndRefusal(state, unit, to);
}

function airRouteVia(state: GameState, unit: Unit, to: SpaceId, via: Route): Result<Route, Refusal> {
  let route: Route = [unit.space];
  for (const next of [...via, to]) route = [...route, ...boardOf(state).airRoute(route.at(-1)!, next).slice(1)];
  const points = movesLeft(state, unit);
  if (route.length - 1 > points)
    return fault(
      refusal('CM-10', 'too-far', { units: [unit.id], spaces: [to], requested: route.length - 1, allowed: points }),
    );
  const refused = airEndRefusal(state, unit, to);
  return refused ? fault(refused) : ok(route);
}

/** A way named step by step, the start left out, or what is wrong with it. */
function checkedRoute(state: GameState, unit: Unit, named: Route): Result<Route, Refusal> {
  const steps = domainOf(state, unit) === 'land' ? LAND_RULES : SEA_RULES;
  const points = movesLeft(state, unit);
  if (named.length > points)
    return fault(
      refusal('CM-2', 'too-far', {
        units: [unit.id],
        spaces: named.slice(-1),
        requested: named.length,
        allowed: points,
      }),
    );
  const gone = routeSoFar(state, unit);
  const route = [...gone, ...named];
  const refused =
    routeRefusal(state, unit, steps, route, gone.length) ?? steps.end(state, unit, route, points - named.length);
  return refused ? fault(refused) : ok([unit.space, ...named]);
}

/** What stops the unit before it has gone the whole way, of which the first spaces are behind it. */
function routeRefusal(
  state: GameState,
  unit: Unit,
  steps: MovementRules,
  route: Route,
  behind: number,
): Refusal | null {
  for (let i = behind; i < route.length; i++) {
    const from = route[i - 1]!;
    const to = route[i]!;
    if (!steps.from(state, from).includes(to))
      return refusal('MAP-1', 'route-broken', { units: [unit.id], spaces: [from, to] });
    const refused = (i > 1 ? steps.stop(state, unit, from) : null) ?? steps.entry(state, unit, from, to);
    if (refused) return refused;
  }
  return null;
}

/**
 * The rule that keeps a land or sea unit from a space it is near enough to, or that it is too far. Where some way leads
 * all through, what forbids to end there says more than what blocks the other ways.
 */
function blockedRefusal(state: GameState, unit: Unit, to: SpaceId): Refusal {
  const points = movesLeft(state, unit);
  const steps = domainOf(state, unit) === 'land' ? LAND_RULES : SEA_RULES;
  if (to === unit.space) return sameSpaceRefusal(state, unit);
  const gone = routeSoFar(state, unit);
  let open: Route[] = [gone];
  let blocked: Refusal | null = null;
  for (let taken = 1; taken <= points; taken++) {
    open = open.flatMap((route) => steps.from(state, route.at(-1)!).map((next) => [...route, next]));
    for (const route of open) {
      if (route.at(-1) !== to) continue;
      const stopped = routeRefusal(state, unit, steps, route, gone.length);
      const refused = stopped ?? steps.end(state, unit, route, points - taken);
      if (refused && !stopped) return refused;
      blocked ??= refused;
    }
  }
  if (blocked) return blocked;
  const requested = stepsBetween(state, steps, unit.space, to);
  const about = { units: [unit.id], spaces: [to], allowed: points };
  // Ships have a way to every open zone; across the water land units need one.
  if (requested === Infinity) return refusal('CM-16', 'no-route', about);
  return refusal('CM-2', 'too-far', { ...about, requested });
}

function stepsBetween(state: GameState, steps: MovementRules, from: SpaceId, to: SpaceId): number {
  const distance = new Map([[from, 0]]);
  for (const [space, taken] of distance) {
    if (space === to) return taken;
    for (const next of steps.from(state, space)) if (!distance.has(next)) distance.set(next, taken + 1);
  }
  return Infinity;
}
