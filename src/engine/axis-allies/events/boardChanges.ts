import type { GameEvent } from '../event.ts';
import type { PowerId, SpaceId } from '../ids.ts';
import type { GameState, Unit } from '../state.ts';
import { applyEvent } from './applyEvent.ts';

/** What can be seen of an event on the board. Units are as they were before it; those that come, as they are then. */
export interface BoardChanges {
  readonly after: GameState;
  readonly come: readonly Unit[];
  readonly gone: readonly Unit[];
  /** Units with all spaces of their way, from start to end; some end where they began. */
  readonly moved: readonly { readonly unit: Unit; readonly route: readonly SpaceId[] }[];
  readonly handedOver: readonly { readonly unit: Unit; readonly to: PowerId }[];
  readonly captured: readonly { readonly space: SpaceId; readonly to: PowerId }[];
}

/**
 * What an event does to units and territories, read off the states before and after it: an event that is new shows by
 * itself what it does. Only the way from space to space is in the event's legs, and else leads straight there.
 */
export function boardChanges(before: GameState, event: GameEvent): BoardChanges {
  const after = applyEvent(before, event);
  const legs = 'legs' in event ? event.legs : [];
  const come: Unit[] = [];
  const gone: Unit[] = [];
  const moved: BoardChanges['moved'][number][] = [];
  const handedOver: BoardChanges['handedOver'][number][] = [];
  for (const { unit: id, route } of legs) {
    const unit = before.units[id];
    if (unit) moved.push({ unit, route });
  }
  const onLegs = new Map(legs.map(({ unit, route }) => [unit, route]));
  if (before.units !== after.units) {
    for (const unit of Object.values(before.units)) {
      const now = after.units[unit.id];
      if (now === unit) continue;
      if (now === undefined) {
        gone.push(unit);
        continue;
      }
      if (now.owner !== unit.owner) handedOver.push({ unit, to: now.owner });
      if (now.space === unit.space || onLegs.has(unit.id)) continue;
      const ofShip = unit.aboard === undefined ? undefined : onLegs.get(unit.aboard);
      // Fighters of another power on a carrier go its way.
      const beside = legs.find(({ route }) => route[0] === unit.space && route.at(-1) === now.space)?.route;
      moved.push({ unit: asItTravels(unit, now), route: ofShip ?? beside ?? [unit.space, now.space] });
    }
    for (const unit of Object.values(after.units)) if (before.units[unit.id] === undefined) come.push(unit);
  }
  const captured =
    before.control === after.control
      ? []
      : Object.entries(after.control).flatMap(([space, to]) => (before.control[space] === to ? [] : [{ space, to }]));
  return { after, come, gone, moved, handedOver, captured };
}

/** A unit on its way, without its ship if it leaves it. */
function asItTravels(unit: Unit, now: Unit): Unit {
  if (unit.aboard === now.aboard) return unit;
  const { aboard: _, ...alone } = unit;
  return alone;
}
