import type { SpaceId } from './ids.ts';
import { areEnemies, cargoOf, unitsIn } from './pieces.ts';
import type { GameState, Unit } from './state.ts';
import { CARRIER_CAPACITY, isCarrier, isFighter, isTransport } from './unitRoles.ts';

/**
 * The units carried away when these units leave: land units aboard transports, and guest fighters (fighters of
 * friendly powers) that have no room left on the friendly carriers that stay (CM-13, COM-13).
 */
export function carriedAlong(state: GameState, units: readonly Unit[]): readonly Unit[] {
  const troops = units.filter((unit) => isTransport(unit.type)).flatMap((unit) => cargoOf(state, unit));
  const guests = [...new Set(units.filter((unit) => isCarrier(unit.type)).map((unit) => unit.space))].flatMap((zone) =>
    guestsLeaving(state, zone, units),
  );
  return [...troops, ...guests];
}

function guestsLeaving(state: GameState, zone: SpaceId, leaving: readonly Unit[]): readonly Unit[] {
  const friends = unitsIn(state, zone).filter((unit) => !areEnemies(state, unit.owner, state.power));
  const guests = friends.filter((unit) => isFighter(unit.type) && unit.owner !== state.power);
  const carriers = friends.filter((unit) => isCarrier(unit.type));
  const going = carriers.filter((unit) => leaving.includes(unit));
  const excess = guests.length - (carriers.length - going.length) * CARRIER_CAPACITY;
  return guests.slice(0, Math.max(0, Math.min(excess, going.length * CARRIER_CAPACITY)));
}
