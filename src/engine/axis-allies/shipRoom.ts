import { memoizeByParts } from '../common/memoize.ts';
import { isActing } from './acting.ts';
import type { PowerId, SpaceId, UnitId, UnitTypeId } from './ids.ts';
import { allUnits, areFriends, cargoOf, typeOf, unitsIn, unitTypesOf } from './pieces.ts';
import type { GameState, Unit } from './state.ts';
import type { Cargo, UnitType } from './unitTypes.ts';

/** Ships with room for others: holds for land units (NCM-9), decks for fighters (NCM-5), and whom they take along. */

export const hasHold = (state: GameState, unit: Unit): boolean => typeOf(state, unit).hold.length > 0;

/**
 * Whether air units can start from this ship and land on it.
 * @rule CAR-3
 */
export const hasDeck = (state: GameState, unit: Unit): boolean => typeOf(state, unit).deck > 0 && !unit.damaged;

/** Whether an air unit is shut in aboard a damaged carrier till that is repaired: it is cargo there (CAR-3, CAR-4). */
export const isTrapped = (state: Pick<GameState, 'units'>, { aboard }: Unit): boolean =>
  aboard !== undefined && state.units[aboard]?.damaged === true;

/**
 * How many fighters can land on these units together. Only fighters can, and friends' fighters count among them.
 * @rule UNIT-4
 */
export const deckRoom = (state: GameState, units: readonly Unit[]): number =>
  units.reduce((room, unit) => room + roomOn(state, unit), 0);

/** How many fighters can land on this ship, beside own ones that stay aboard as cargo (CM-13). */
function roomOn(state: GameState, ship: Unit): number {
  const { deck } = typeOf(state, ship);
  return deck === 0 || ship.damaged ? 0 : deck - cargoOf(state, ship).length;
}

/** The units among these that can land on decks, but for those shut in aboard a damaged carrier. */
export const fightersAmong = (state: GameState, units: readonly Unit[]): readonly Unit[] =>
  units.filter((unit) => typeOf(state, unit).landsOnDecks && !isTrapped(state, unit));

/**
 * Whether a hold has places for all this cargo.
 * @rule NCM-9
 */
export const fitsInHold = (hold: readonly Cargo[], cargo: readonly Cargo[]): boolean =>
  cargo.length <= hold.length && countHeavy(cargo) <= countHeavy(hold);

const countHeavy = (cargo: readonly Cargo[]): number => cargo.filter((one) => one === 'heavy').length;

/** All ships with a hold, and all with a deck, of all powers. */
export const shipsWithRoom = memoizeByParts(
  ({ units, edition, developments, advantages }: GameState): readonly [object, ...unknown[]] => [
    units,
    edition,
    developments,
    advantages,
  ],
  (state): { readonly holds: readonly Unit[]; readonly decks: readonly Unit[] } => {
    const holds: Unit[] = [];
    const decks: Unit[] = [];
    // Most units are listed beside others of their power.
    let owner: PowerId | null = null;
    let types: ReadonlyMap<UnitTypeId, UnitType> = new Map();
    for (const unit of allUnits(state.units)) {
      if (unit.owner !== owner) types = unitTypesOf(state, (owner = unit.owner));
      const { hold, deck } = types.get(unit.type)!;
      if (hold.length > 0) holds.push(unit);
      if (deck > 0 && !unit.damaged) decks.push(unit);
    }
    return { holds, decks };
  },
);

/**
 * How many more fighters of the acting power can go aboard here (MOB-3): on all friendly carriers, if one of them is
 * its own.
 */
export function roomOnOwnCarriers(state: GameState, zone: SpaceId): number {
  const friends = unitsIn(state, zone).filter((unit) => areFriends(state, unit.owner, state.power));
  return friends.some((unit) => unit.owner === state.power && hasDeck(state, unit))
    ? deckRoom(state, friends) - fightersAmong(state, friends).length
    : 0;
}

/**
 * How many more fighters of the acting power can go aboard here (MOB-3) on carriers that were placed this turn, beside
 * the fighters that went aboard since.
 */
export function roomOnNewCarriers(state: GameState, zone: SpaceId): number {
  const { placed, deeds } = state.turn;
  const units = unitsIn(state, zone);
  const isNew = ({ id }: { readonly id: string }): boolean => placed.includes(id);
  const cameNow = fightersAmong(state, units).filter(
    (unit) => isNew(unit) || deeds[unit.id]?.phase === 'mobilize-new-units',
  );
  return deckRoom(state, units.filter(isNew)) - cameNow.length;
}

/**
 * The units carried away when these units leave: land units and own fighters aboard (`deckOrders`), and guest fighters
 * that have no room left on the friendly carriers that stay (COM-13). In its own turn a power's fighters fly by
 * themselves; those of its friends are guests, and in another power's turn all that do not leave for themselves
 * (NA-UK-3).
 * @rule CM-13
 */
export function carriedAlong(state: GameState, units: readonly Unit[]): readonly Unit[] {
  const troops = units.flatMap((unit) => cargoOf(state, unit));
  const guests = [...new Set(units.filter((unit) => hasDeck(state, unit)).map((unit) => unit.space))].flatMap((zone) =>
    guestsLeaving(state, zone, units),
  );
  return [...troops, ...guests];
}

/**
 * The guests shut in by the first hit on carriers of the acting power, each with its carrier: those for whom no
 * friendly deck is left in the zone, not counting ships that are lost at the same time. The power's own aircraft are in
 * the air then (CAR-6).
 * @rule CAR-3, CAR-6
 */
export function guestsTrapped(
  state: GameState,
  damaged: readonly Unit[],
  lost: readonly UnitId[],
): readonly { readonly guest: Unit; readonly carrier: Unit }[] {
  const carriers = damaged.filter((unit) => typeOf(state, unit).deck > 0 && isActing(state, unit.owner));
  const zone = carriers[0]?.space;
  if (zone === undefined) return [];
  const friends = unitsIn(state, zone).filter(
    (unit) => areFriends(state, unit.owner, state.power) && !lost.includes(unit.id),
  );
  const guests = fightersAmong(state, friends).filter((unit) => !isActing(state, unit.owner));
  const places = carriers.flatMap((ship) => Array<Unit>(typeOf(state, ship).deck).fill(ship));
  return guests
    .slice(0, Math.max(0, guests.length - deckRoom(state, friends)))
    .flatMap((guest, i) => (places[i] ? [{ guest, carrier: places[i] }] : []));
}

function guestsLeaving(state: GameState, zone: SpaceId, leaving: readonly Unit[]): readonly Unit[] {
  const { owner } = leaving[0]!;
  const friends = unitsIn(state, zone).filter((unit) => areFriends(state, unit.owner, owner));
  const guests = fightersAmong(state, friends).filter(
    (unit) => !isActing(state, unit.owner) && !leaving.includes(unit),
  );
  const room = deckRoom(state, friends);
  const roomLeaving = deckRoom(
    state,
    friends.filter((unit) => leaving.includes(unit)),
  );
  const excess = guests.length - (room - roomLeaving);
  return guests.slice(0, Math.max(0, Math.min(excess, roomLeaving)));
}
