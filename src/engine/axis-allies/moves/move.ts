import { fault, ok, type Result } from '../../common/result.ts';
import { carriedAlong } from '../carriedAlong.ts';
import { captureTerritory } from '../combat/capture.ts';
import type { Command } from '../command.ts';
import type { Log } from '../commandRule.ts';
import type { GameEvent, Leg } from '../event.ts';
import { deedOf, domainOf, isHostileTerritory } from '../pieces.ts';
import type { Refusal } from '../refusal.ts';
import type { GameState } from '../state.ts';
import { onceForIdentical, withIdenticalUnits } from './identicalUnits.ts';
import { landingLegs } from './landingLegs.ts';
import { deckOrders, launchOnTheSpot } from './launch.ts';
import { cannotMoveRefusal, isRefusal, ownUnits } from './readiness.ts';
import { routeTo } from './routes.ts';

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
  const legs: Leg[] = [];
  const routeOf = onceForIdentical(state, (unit) => routeTo(state, unit, to, via));
  for (const unit of units) {
    const refused = cannotMoveRefusal(state, unit);
    if (refused) return fault(withIdenticalUnits(state, units, unit, refused));
    const route = routeOf(unit);
    if (!route.ok) return fault(withIdenticalUnits(state, units, unit, route.fault));
    legs.push({ unit: unit.id, route: route.value });
  }
  const flown = landingLegs(state, units, to, legs, via.length > 0);
  if (!flown.ok) return fault(flown.fault);
  return ok([
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
