import { fault, ok, type Result } from '../../common/result.ts';
import type { Interrupt } from '../awaiting.ts';
import { boardOf, isSeaZone } from '../board.ts';
import { ownersOf } from '../combat/combatants.ts';
import { destroy } from '../combat/endBattle.ts';
import type { CommandOf } from '../command.ts';
import type { CommandRules, Planned } from '../commandRule.ts';
import type { UnitDestination } from '../destination.ts';
import type { MovedLeg } from '../event.ts';
import type { SpaceId, UnitId } from '../ids.ts';
import { airLandingRefusal } from '../landing/landingProof.ts';
import { isRefusal, movesLeft, ownUnits } from '../moves/readiness.ts';
import { type Route, routesFrom, routeTo } from '../moves/routes.ts';
import { airEndRefusal, isLandingTerritory } from '../moves/stopsAndEnds.ts';
import { typeOf } from '../pieces.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { GameState, Unit } from '../state.ts';
import { drawFire } from './antiaircraftFire.ts';
import { flightRange } from './flights.ts';
import { homebound } from './homebound.ts';

/** Air units complete their move before the next battle (COM-25); those with nowhere to go are lost at once (NCM-7). */
export const flightsHome: Interrupt = {
  isOpen: (state) => homebound(state).length > 0,
  pass(log) {
    const { state } = log;
    const lost = homebound(state).filter((id) => !hasPlaceHome(state, state.units[id]!));
    destroy(log, lost, 'no-landing');
    return lost.length > 0;
  },
  asks(state) {
    const units = homebound(state);
    return { kind: 'fly-home', by: ownersOf(state, units), units };
  },
  takes: () => HOME,
  destinations(state, ids) {
    const units = ownUnits(state, ids);
    if (isRefusal(units) || notHomebound(state, ids).length > 0) return [];
    return placesHome(state, units);
  },
  refusal: (state) => {
    const units = homebound(state);
    const spaces = [...new Set(units.map((id) => state.units[id]!.space))];
    return refusal('COM-25', 'flights-home-first', { units, spaces });
  },
};

const HOME: CommandRules = { move: { plan: planFlightHome, after: drawFire } };

const notHomebound = (state: GameState, ids: readonly UnitId[]): readonly UnitId[] =>
  ids.filter((id) => !homebound(state).includes(id));

/** Air units fly home, or wait over their own zone for a carrier to fetch them. */
function planFlightHome(state: GameState, { units: ids, to, via = [] }: CommandOf<'move'>): Planned {
  const units = ownUnits(state, ids);
  if (isRefusal(units)) return fault(units);
  const others = notHomebound(state, ids);
  if (others.length > 0) return fault(refusal('COM-25', 'not-homebound', { units: others }));
  const legs: MovedLeg[] = [];
  for (const unit of units) {
    const route = routeHome(state, unit, to, via);
    if (!route.ok) return fault(route.fault);
    legs.push({ unit: unit.id, route: route.value });
  }
  const refused = airLandingRefusal(state, units, to, legs);
  return refused ? fault(refused) : ok([{ type: 'units-moved', power: state.power, legs, cargo: [] }]);
}

function routeHome(state: GameState, unit: Unit, to: SpaceId, via: readonly SpaceId[]): Result<Route, Refusal> {
  if (to !== unit.space || via.length > 0) return routeTo(state, unit, to, via);
  const refused = airEndRefusal(state, unit, to);
  return refused ? fault(refused) : ok([to]);
}

/** Whether a unit can fly home anywhere. Territories are looked for first: they have room for all. */
function hasPlaceHome(state: GameState, unit: Unit): boolean {
  const inRange = [unit.space, ...flightRange(state, unit.owner, unit.space, movesLeft(state, unit))];
  if (inRange.some((space) => isLandingTerritory(state, space, unit.owner))) return true;
  const isDeck = (to: SpaceId): boolean =>
    isSeaZone(boardOf(state), to) && planFlightHome(state, { type: 'move', units: [unit.id], to }).ok;
  return typeOf(state, unit).landsOnDecks && inRange.some(isDeck);
}

/** Where these units can fly home together, each place with the command and their routes. */
function placesHome(state: GameState, units: readonly Unit[]): readonly UnitDestination[] {
  const ids = units.map(({ id }) => id);
  const routes = units.map((unit) => routesHome(state, unit));
  const found: UnitDestination[] = [];
  for (const space of routes[0]!.keys()) {
    if (!routes.every((known) => known.has(space))) continue;
    const legs = ids.map((unit, i): MovedLeg => ({ unit, route: routes[i]!.get(space)! }));
    if (airLandingRefusal(state, units, space, legs)) continue;
    found.push({
      space,
      meaning: 'land',
      command: { type: 'move', units: ids, to: space },
      routes: Object.fromEntries(legs.map(({ unit, route }) => [unit, route])),
    });
  }
  return found;
}

/** The ways of one unit to all places where it may come down, its own space first; others may need the room. */
const routesHome = (state: GameState, unit: Unit): ReadonlyMap<SpaceId, Route> =>
  airEndRefusal(state, unit, unit.space)
    ? routesFrom(state, unit)
    : new Map([[unit.space, [unit.space]], ...routesFrom(state, unit)]);
