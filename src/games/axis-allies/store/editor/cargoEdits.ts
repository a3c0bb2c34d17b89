import {
  editionOf,
  fitsInHold,
  sideOf,
  unitTypesOf,
  type Position,
  type PowerId,
  type SpaceId,
  type UnitTypeId,
} from '../../../../engine/axis-allies/index.ts';
import { describedOf, countOf, type Edit, type Stack } from './edit.ts';

/** A unit that is, or is to be, aboard a ship. */
export interface Passenger {
  readonly power: PowerId;
  readonly type: UnitTypeId;
}

/** Whether such cargo fits in a ship of this power (NCM-9). */
function fits(
  position: Position,
  { owner, ship, cargo }: Pick<Position['aboard'][number], 'owner' | 'ship' | 'cargo'>,
) {
  const { units } = editionOf(position.edition);
  const { hold = [] } = unitTypesOf(position, owner).get(ship) ?? {};
  const kinds = cargo.map(({ unit }) => units.find(({ id }) => id === unit)?.cargo ?? null);
  return kinds.every((kind) => kind !== null) && fitsInHold(hold, kinds);
}

/** The ships of a zone, loaded or not, in which a passenger would find room, those of its own power first. */
export function shipsWithRoomFor(position: Position, zone: SpaceId, passenger: Passenger): readonly Stack[] {
  const { powers, units } = editionOf(position.edition);
  const side = sideOf(position, passenger.power);
  const friends = powers.map(({ id }) => id).filter((power) => sideOf(position, power) === side);
  return [passenger.power, ...friends.filter((power) => power !== passenger.power)].flatMap((power) =>
    units
      .map(({ id }): Stack => ({ space: zone, power, type: id }))
      .filter((ship) => countOf(position, ship) > 0 && placeIn(position, ship, passenger) !== null),
  );
}

/** Where a passenger fits. */
interface CargoPlace {
  /** The entry of `aboard`; -1 for a ship without cargo. */
  readonly at: number;
  /** One of its cargo that changes ships first, and the entry where it goes. */
  readonly first?: { readonly moved: number; readonly to: number };
}

/** Where in a stack of ships a passenger fits, null if nowhere. */
function placeIn(position: Position, ship: Stack, { power, type }: Passenger): CargoPlace | null {
  const isShip = (one: Position['aboard'][number]): boolean =>
    one.in === ship.space && one.owner === ship.power && one.ship === ship.type;
  const passenger = { unit: type, owner: power };
  const at = position.aboard.findIndex(
    (one) => isShip(one) && fits(position, { ...one, cargo: [...one.cargo, passenger] }),
  );
  if (at >= 0) return { at };
  const isOneEmpty = position.aboard.filter(isShip).length < countOf(position, ship);
  if (isOneEmpty) return fits(position, { owner: ship.power, ship: ship.type, cargo: [passenger] }) ? { at: -1 } : null;
  return placeMade(position, isShip, passenger);
}

type Ship = Position['aboard'][number];

/** Makes room by one unit that goes aboard another ship: beside a tank there is room for one of two infantry. */
function placeMade(
  position: Position,
  isShip: (one: Ship) => boolean,
  passenger: Ship['cargo'][number],
): CargoPlace | null {
  for (const [at, entry] of position.aboard.entries()) {
    if (!isShip(entry)) continue;
    for (const [moved, one] of entry.cargo.entries()) {
      const left = entry.cargo.toSpliced(moved, 1, passenger);
      if (one.deed !== undefined || !fits(position, { ...entry, cargo: left })) continue;
      const to = position.aboard.findIndex(
        (other, i) => i !== at && isShip(other) && fits(position, { ...other, cargo: [...other.cargo, one] }),
      );
      if (to >= 0) return { at, first: { moved, to } };
    }
  }
  return null;
}

/** Puts a passenger aboard a ship of a stack, if one has room: one with cargo already rather than an empty one. */
export const putAboard =
  (ship: Stack, passenger: Passenger): Edit =>
  (position) => {
    const place = placeIn(position, ship, passenger);
    if (place === null) return;
    const { at, first } = place;
    const cargo = { unit: passenger.type, owner: passenger.power };
    if (first !== undefined)
      position.aboard[first.to]?.cargo.push(...(position.aboard[at]?.cargo.splice(first.moved, 1) ?? []));
    if (at >= 0) position.aboard[at]?.cargo.push(cargo);
    else
      position.aboard.push({
        ...detailsOfOne(position, ship),
        in: ship.space,
        ship: ship.type,
        owner: ship.power,
        cargo: [cargo],
      });
  };

/** What is said of a ship that is about to be loaded: nothing while others are left of which nothing is said. */
function detailsOfOne(position: Position, ship: Stack): object {
  if (describedOf(position, ship) < countOf(position, ship)) return {};
  const at = position.pieces.findIndex(
    (one) => one.in === ship.space && one.owner === ship.power && one.unit === ship.type,
  );
  const piece = position.pieces[at];
  if (piece === undefined) return {};
  const { in: _space, unit: _unit, owner: _owner, count, ...details } = piece;
  if (count > 1) piece.count -= 1;
  else position.pieces.splice(at, 1);
  return details;
}

/** Takes a passenger out of a ship, both by number; an empty ship is as others of its kind, but for its details. */
export const takeOffBoard =
  (ship: number, passenger: number): Edit =>
  (position) => {
    const entry = position.aboard[ship];
    if (entry === undefined) return;
    entry.cargo.splice(passenger, 1);
    if (entry.cargo.length > 0) return;
    position.aboard.splice(ship, 1);
    const { in: space, ship: unit, owner, cargo: _, ...details } = entry;
    if (Object.keys(details).length > 0) position.pieces.push({ in: space, unit, owner, count: 1, ...details });
  };
