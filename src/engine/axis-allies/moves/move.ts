import { fault, ok, type Result } from '../../common/result.ts';
import { flightDistance, flightPaths, movementUsed } from '../air/flights.ts';
import { boardOf } from '../board.ts';
import { captureTerritory } from '../combat/capture.ts';
import type { Command } from '../command.ts';
import type { Log } from '../commandRule.ts';
import type { GameEvent, MovedLeg } from '../event.ts';
import { applyEvent } from '../events/applyEvent.ts';
import type { SpaceId } from '../ids.ts';
import { airLandingRefusal } from '../landing/landingProof.ts';
import { deedOf, domainOf, isHostileTerritory, unitOf } from '../pieces.ts';
import { risingAt } from '../politics/neutrals.ts';
import type { Refusal } from '../refusal.ts';
import { carriedAlong } from '../shipRoom.ts';
import type { GameState, Unit } from '../state.ts';
import { cannotMoveRefusal, isRefusal, onceForIdentical, ownUnits, withIdenticalUnits } from './readiness.ts';
import { routeTo } from './routes.ts';
import { asTakenAlong } from './takenAlong.ts';
import { canBeLaunched, canLeaveDeck, keptAboard } from './stayAboard.ts';

/** Moving units, by ways after which they can land, and what it says of fighters on deck (CM-10, CM-11, CM-13). */

type Move = Extract<Command, { type: 'move' }>;

/**
 * Move units to a space, each by its own route, all of them or none (CM, NCM). Fighters among them are launched for it,
 * others stay aboard carriers that sail; in their own zone they are launched and no more (CM-13).
 */
export function planMove(before: GameState, { units: ids, to, via = [] }: Move): Result<readonly GameEvent[], Refusal> {
  const named = ownUnits(before, ids);
  if (isRefusal(named)) return fault(named);
  const launch = via.length === 0 ? launchOnTheSpot(before, named, to) : null;
  if (launch) return ok(launch);
  const { state, units, events } = deckOrders(before, named);
  const legs: MovedLeg[] = [];
  const routeOf = onceForIdentical(state, (unit) => routeTo(state, unit, to, via));
  for (const unit of asTakenAlong(state, units)) {
    const refused = cannotMoveRefusal(state, unit);
    if (refused) return fault(withIdenticalUnits(state, units, unit, refused));
    const route = routeOf(unit);
    if (!route.ok) return fault(withIdenticalUnits(state, units, unit, route.fault));
    legs.push({ unit: unit.id, route: route.value });
  }
  const flown = landingLegs(state, units, to, legs, via.length > 0);
  if (!flown.ok) return fault(flown.fault);
  return ok([
    ...risingAt(state, to),
    ...events,
    {
      type: 'units-moved',
      power: state.power,
      legs: flown.value,
      cargo: carriedAlong(state, units).map((unit) => ({ unit: unit.id, to })),
    },
  ]);
}

/** Captures the territories that tanks blitz through, also those that they entered with an earlier command (CM-9). */
export function takeBlitzed(log: Log): void {
  for (const { unit } of log.events.flatMap((event) => (event.type === 'units-moved' ? event.legs : []))) {
    if (domainOf(log.state, log.state.units[unit]!) !== 'land') continue;
    for (const space of deedOf(log.state, unit)!.route.slice(1, -1))
      if (isHostileTerritory(log.state, space, log.state.power)) captureTerritory(log, space);
  }
}

/** The state before these units move, and what has happened to fighters on deck till then (CM-13). */
interface DeckOrders {
  readonly state: GameState;
  readonly units: readonly Unit[];
  readonly events: readonly GameEvent[];
}

/**
 * What a move of these units says of fighters on deck: those among them that were to stay aboard are launched, and
 * those that nobody launched stay aboard carriers that sail in combat move (CM-13).
 */
export function deckOrders(before: GameState, named: readonly Unit[]): DeckOrders {
  const fighters = named.filter((unit) => canBeLaunched(before, unit));
  const released: readonly GameEvent[] = fighters.length === 0 ? [] : [launching(fighters)];
  const free = released.reduce(applyEvent, before);
  const units = released.length === 0 ? named : named.flatMap(({ id }) => unitOf(free, id) ?? []);
  const kept = keptAboard(free, units);
  if (kept.length === 0) return { state: free, units, events: released };
  const event: GameEvent = { type: 'fighters-kept-aboard', kept };
  return { state: applyEvent(free, event), units, events: [...released, event] };
}

const launching = (fighters: readonly Unit[]): GameEvent => ({
  type: 'fighters-released',
  units: fighters.map(({ id }) => id),
});

/** What launching these fighters where they are gives, to fight there or to fly later; null if it is no such order. */
export function launchOnTheSpot(state: GameState, units: readonly Unit[], to: SpaceId): readonly GameEvent[] | null {
  return units.every((unit) => unit.space === to && canLeaveDeck(state, unit)) ? [launching(units)] : null;
}

/**
 * The ways by which these units go and after which they can land: those given, or if they were not named and detours
 * around guns leave too little movement, the shortest. Otherwise why they cannot land (CM-10, CM-11).
 */
export function landingLegs(
  state: GameState,
  units: readonly Unit[],
  to: SpaceId,
  legs: readonly MovedLeg[],
  areNamed = false,
): Result<readonly MovedLeg[], Refusal> {
  const refused = airLandingRefusal(state, units, to, legs);
  if (!refused) return ok(legs);
  // Only guns make anybody fly a detour.
  if (areNamed || !boardOf(state).firesAtFlights) return fault(refused);
  const shorter = legs.map((leg, i) => withoutDetour(state, units[i]!, to, leg));
  const isSame = shorter.every((leg, i) => leg === legs[i]);
  return isSame || airLandingRefusal(state, units, to, shorter) ? fault(refused) : ok(shorter);
}

/** The leg on the shortest way, past as few guns as such ways allow; the same one if it has no detour. */
function withoutDetour(state: GameState, unit: Unit, to: SpaceId, leg: MovedLeg): MovedLeg {
  if (domainOf(state, unit) !== 'air') return leg;
  const distance = flightDistance(state, unit.owner, unit.space, to);
  if (movementUsed(state, unit.owner, leg.route) <= distance) return leg;
  return { ...leg, route: flightPaths(state, unit, distance)(to) };
}
