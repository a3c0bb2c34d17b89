import type { GameState, Unit } from '../../../../src/engine/axis-allies/index.ts';
import { isFerry, isFoe, isHostileZone, moves, units, type Ledger } from './ferryLedger.ts';
import { isCanalOpen, isNeutral, isSea, NEIGHBOURS, SIDES, type Verdict } from './movementModel.ts';

/**
 * A model of what transports may do (CM-15, CM-16, CM-17, CM-18, AMPH-6, AMPH-9, NCM-8, NCM-9, NCM-10, NA-JA-1),
 * written from the rules alone. It uses nothing of the engine except the shape of a state, and its own ledger of the
 * turn. Verdicts as in movementModel.ts.
 */

const SEA_MOVE = 2;
const touches = (zone: string, land: string): boolean => NEIGHBOURS.get(zone)!.includes(land);
const isTroop = ({ type }: Unit): boolean => ['infantry', 'artillery', 'tank', 'antiaircraft-gun'].includes(type);
const cargoOf = (state: GameState, ship: Unit): readonly Unit[] =>
  units(state).filter(({ aboard }) => aboard === ship.id);
const isCombat = (state: GameState): boolean => state.phase === 'combat-move';
const isHostileLand = (state: GameState, land: string): boolean =>
  !isSea(land) && !isNeutral(land) && isFoe(state.power, state.control[land]);
const isOnHostileCoast = (state: GameState, zone: string): boolean =>
  NEIGHBOURS.get(zone)!.some((land) => isHostileLand(state, land));

/** NCM-9: one land unit of any kind and one infantry; NA-JA-1: one infantry on a destroyer. */
function fits(ship: Unit, types: readonly string[]): boolean {
  if (ship.type === 'destroyer') return types.length <= 1 && types.every((type) => type === 'infantry');
  return types.length <= 2 && types.filter((type) => type !== 'infantry').length <= 1;
}

/** Land units that this ship could still take aboard in a zone. */
const waiting = (state: GameState, ledger: Ledger, zone: string): readonly Unit[] =>
  units(state).filter(
    (unit) =>
      unit.owner === state.power &&
      isTroop(unit) &&
      unit.aboard === undefined &&
      touches(zone, unit.space) &&
      !ledger.done.has(unit.id),
  );

/**
 * CM-1, CM-16: whether a ship with so much movement left and these own troops aboard can still fight, or bring troops
 * to a hostile coast.
 */
function hasUse(
  state: GameState,
  ledger: Ledger,
  ship: Unit,
  zone: string,
  points: number,
  cargo: readonly Unit[],
): boolean {
  if (isHostileZone(state, zone) && zone !== ship.space) return true;
  const lands = cargo.some((unit) => unit.owner === state.power && unit.type !== 'antiaircraft-gun');
  if (!isHostileZone(state, zone)) {
    if (lands && isOnHostileCoast(state, zone)) return true;
    for (const unit of waiting(state, ledger, zone)) {
      const more = [...cargo, unit];
      const types = more.map(({ type }) => type);
      if (!cargo.includes(unit) && fits(ship, types) && hasUse(state, ledger, ship, zone, points, more)) return true;
    }
  }
  if (points === 0) return false;
  return NEIGHBOURS.get(zone)!.some(
    (next) =>
      isSea(next) &&
      isCanalOpen(state, SIDES.get(state.power), zone, next) &&
      hasUse(state, ledger, ship, next, points - 1, cargo),
  );
}

const pointsLeft = (state: GameState, ledger: Ledger, ship: Unit): number => {
  const { spent } = ledger.ships[ship.id]!;
  return spent > 0 && isHostileZone(state, ship.space) ? 0 : SEA_MOVE - spent;
};

/** Whether a transport may not do anything more in noncombat move, after what it did in combat (NCM-8). */
function isSpent(ledger: Ledger, ship: Unit): boolean {
  const { sailed, fought, ashore, retreated } = ledger.ships[ship.id]!;
  return retreated || (sailed && !fought && ashore === null);
}

const wasInCombat = (ledger: Ledger, ship: Unit): boolean => ledger.ships[ship.id]!.fought;

/** Whether a land unit can board this ship. */
export function boarding(state: GameState, ledger: Ledger, unit: Unit, ship: Unit): Verdict {
  const cargo = cargoOf(state, ship);
  const types = [...cargo.map(({ type }) => type), unit.type];
  if (isFoe(state.power, ship.owner) || !isFerry(state, ship) || !fits(ship, types)) return 'never';
  if (ledger.emptied.has(ship.id)) return 'never';
  if (!waiting(state, ledger, ship.space).includes(unit) || isHostileZone(state, ship.space)) return 'never';
  if (isCombat(state)) {
    if (ship.owner !== state.power) return 'never';
    const { fled, spent } = ledger.ships[ship.id]!;
    if (fled && spent > 0) return 'must';
    if (cargo.some(({ id }) => ledger.assaults.has(id))) return 'must';
    return hasUse(state, ledger, ship, ship.space, pointsLeft(state, ledger, ship), [...cargo, unit])
      ? 'must'
      : 'never';
  }
  return ship.owner === state.power && isSpent(ledger, ship) ? 'never' : 'must';
}

/** Whether cargo can go ashore in a territory, or its landing be declared. */
export function goingAshore(state: GameState, ledger: Ledger, unit: Unit, land: string): Verdict {
  const ship = state.units[unit.aboard ?? ''];
  if (!ship || isSea(land) || isNeutral(land) || !touches(ship.space, land)) return 'never';
  const isHostile = isHostileZone(state, ship.space);
  if (isCombat(state)) {
    if (!isHostileLand(state, land) || unit.type === 'antiaircraft-gun' || ledger.assaults.has(unit.id)) return 'never';
    if (cargoOf(state, ship).some(({ id }) => (ledger.assaults.get(id) ?? land) !== land)) return 'never';
    return isHostile ? clearing(state, ship.space) : 'must';
  }
  if (isHostileLand(state, land) || isHostile) return 'never';
  const { ashore, loaded } = ledger.ships[ship.id]!;
  if (ashore !== null && ashore !== land) return 'never';
  if (ship.owner !== state.power) return ledger.done.has(unit.id) && !ledger.assaults.has(unit.id) ? 'never' : 'must';
  return isSpent(ledger, ship) || (wasInCombat(ledger, ship) && loaded) ? 'never' : 'must';
}

/** CM-18: whether somebody who is in a hostile zone could clear it, or it may clear by diving. */
function clearing(state: GameState, zone: string): Verdict {
  const here = units(state).filter(
    ({ space, aboard, submerged }) => space === zone && aboard === undefined && !submerged,
  );
  const fights = ({ owner, type }: Unit): boolean => owner === state.power && !['transport', 'carrier'].includes(type);
  if (here.some(fights)) return 'must';
  const isSubmarinesOnly = here.every(({ owner, type }) => !isFoe(state.power, owner) || type === 'submarine');
  if (isSubmarinesOnly && here.some(({ owner }) => owner === state.power)) return 'must';
  return units(state).some((unit) => fights(unit) && !isTroop(unit)) ? 'way' : 'never';
}

/** Where a ship that carries can sail from here, and how many moves it takes. */
export function waters(state: GameState, ship: Unit): ReadonlyMap<string, number> {
  const hidesFoe = (zone: string): boolean =>
    ship.type === 'destroyer' &&
    units(state).some(({ space, submerged, owner }) => space === zone && submerged && isFoe(state.power, owner));
  return moves(
    state,
    ship.space,
    (from, to) =>
      isCanalOpen(state, SIDES.get(state.power), from, to) &&
      (isCombat(state) || !isHostileZone(state, to)) &&
      (from === ship.space || !hidesFoe(from)),
  );
}

/** Whether a ship can sail to a zone now. */
export function sailing(state: GameState, ledger: Ledger, ship: Unit, zone: string): Verdict {
  const distance = waters(state, ship).get(zone);
  if (zone === ship.space || distance === undefined || distance > pointsLeft(state, ledger, ship)) return 'never';
  if (ledger.emptied.has(ship.id)) return 'never';
  const { start, fled, sailed, fought, retreated, ashore, spent } = ledger.ships[ship.id]!;
  const cargo = cargoOf(state, ship);
  if (!isCombat(state)) return sailed || fought || retreated || ashore !== null ? 'never' : 'must';
  if (cargo.some(({ id }) => ledger.assaults.has(id))) return 'never';
  if (isHostileZone(state, zone) || (fled && zone !== start)) return 'must';
  if (zone === start) return 'way';
  const left = SEA_MOVE - spent - distance;
  if (hasUse(state, ledger, { ...ship, space: zone }, zone, left, cargo)) return 'must';
  return ship.type === 'destroyer' ? 'way' : 'never';
}

/** Whether combat move can end: all that sailed or loaded fight, flee or land troops (CM-1, CM-16). */
export function combatMoveEnds(state: GameState, ledger: Ledger): Verdict {
  const landings = units(state).filter(({ id }) => ledger.assaults.has(id));
  if (landings.some(({ space }) => isHostileZone(state, space))) return 'way';
  const own = units(state).filter(({ owner, id }) => owner === state.power && ledger.ships[id]);
  const serves = (ship: Unit): boolean => {
    const { fled, spent, loaded, start } = ledger.ships[ship.id]!;
    if ((spent === 0 && !loaded) || isHostileZone(state, ship.space)) return true;
    if (fled && ship.space !== start) return true;
    // Warships beside a landing take part in it; a transport, and what was loaded now, has to have a use of its own.
    const isAlone = loaded || ship.type === 'transport';
    return landings.some(({ aboard, space }) => (isAlone ? aboard === ship.id : space === ship.space));
  };
  return own.every(serves) ? 'must' : 'never';
}
