import {
  type PositionInFile,
  type SpaceId,
  editionOf,
  fitsInHold,
  sideOf,
  unitTypesOf,
  type PowerId,
  type UnitTypeId,
} from '../../../../engine/axis-allies/index.ts';
import {
  describedOf,
  isPieceOf,
  isShipOf,
  withoutMissing,
  countOf,
  MAX_COUNT,
  type Edit,
  type EditedStack,
} from './edit.ts';

/** Makes a stack so many units; what was said of those taken away is forgotten. */
export const setCount =
  (stack: EditedStack, count: number): Edit =>
  (position) => {
    const { space, power, type } = stack;
    const spaces = (position.units[power] ??= {});
    const counts = (spaces[space] ??= {});
    const next = Math.min(MAX_COUNT, Math.max(0, Math.trunc(count)));
    if (next > 0) counts[type] = next;
    else delete counts[type];
    if (Object.keys(counts).length === 0) delete spaces[space];
    if (Object.keys(spaces).length === 0) delete position.units[power];
    withoutMissing(stack)(position);
  };

/** Takes away all units in a space, with their cargo. */
export const clearSpace =
  (space: SpaceId): Edit =>
  (position) => {
    for (const [power, spaces] of Object.entries(position.units)) {
      delete spaces[space];
      if (Object.keys(spaces).length === 0) delete position.units[power];
    }
    position.aboard = position.aboard.filter((ship) => ship.in !== space);
    position.pieces = position.pieces.filter((piece) => piece.in !== space);
  };

/** Puts a copy of a space's units, with cargo and damage, in the place of another's. Nothing is copied onto itself. */
export const copySpace =
  (from: SpaceId, to: SpaceId): Edit =>
  (position) => {
    if (from === to) return;
    clearSpace(to)(position);
    for (const spaces of Object.values(position.units)) if (spaces[from]) spaces[to] = { ...spaces[from] };
    const ships = position.aboard.filter((ship) => ship.in === from);
    const damaged = position.pieces.filter((piece) => piece.in === from && piece.damaged);
    position.aboard.push(
      ...ships.map(({ ship, owner, cargo, damaged: isDamaged }) => ({
        in: to,
        ship,
        owner,
        cargo: cargo.map(({ unit, owner: whose }) => ({ unit, owner: whose })),
        ...(isDamaged && { damaged: isDamaged }),
      })),
    );
    position.pieces.push(
      ...damaged.map(({ unit, owner, count }) => ({ in: to, unit, owner, count, damaged: true as const })),
    );
  };

/** How many units of a stack are damaged. */
export const damagedOf = (position: PositionInFile, stack: EditedStack): number =>
  position.aboard.filter((ship) => ship.damaged && isShipOf(stack)(ship)).length +
  position.pieces.reduce((sum, piece) => (piece.damaged && isPieceOf(stack)(piece) ? sum + piece.count : sum), 0);

/** Makes so many units of a stack damaged: first those in the battle under way, ships with cargo last. */
export const setDamaged =
  (stack: EditedStack, count: number): Edit =>
  (position) => {
    const goal = Math.min(countOf(position, stack), Math.max(0, count));
    for (let now = damagedOf(position, stack); now < goal; now++) damageOne(position, stack);
    for (let now = damagedOf(position, stack); now > goal; now--) mendOne(position, stack);
  };

type Piece = PositionInFile['pieces'][number];

function damageOne(position: PositionInFile, stack: EditedStack): void {
  const { space, power, type } = stack;
  const whole = (piece: Piece): boolean => !piece.damaged && isPieceOf(stack)(piece);
  const fighting = position.pieces.find((piece) => piece.battle && whole(piece));
  const isUndescribed = describedOf(position, stack) < countOf(position, stack);
  const piece = fighting ?? (isUndescribed ? undefined : position.pieces.find(whole));
  if (piece) splitOne(position, piece, { damaged: true });
  else if (isUndescribed) position.pieces.push({ in: space, unit: type, owner: power, count: 1, damaged: true });
  else {
    const ship = position.aboard.find((one) => !one.damaged && isShipOf(stack)(one));
    if (ship) ship.damaged = true;
  }
}

function mendOne(position: PositionInFile, stack: EditedStack): void {
  const piece = position.pieces.find((one) => one.damaged && isPieceOf(stack)(one));
  const ship = position.aboard.find((one) => one.damaged && isShipOf(stack)(one));
  if (piece) splitOne(position, piece, { damaged: undefined });
  else if (ship) delete ship.damaged;
}

/** Gives one unit of an entry an entry of its own, with its damage changed; one that says nothing more is left out. */
function splitOne(position: PositionInFile, piece: Piece, change: Pick<Piece, 'damaged'>): void {
  const { in: space, unit, owner, count, ...details } = { ...piece, ...change };
  if (details.damaged === undefined) delete details.damaged;
  if (count > 1) piece.count -= 1;
  else position.pieces.splice(position.pieces.indexOf(piece), 1);
  if (Object.keys(details).length > 0) position.pieces.push({ in: space, unit, owner, count: 1, ...details });
}

/** A unit that is, or is to be, aboard a ship. */
interface Passenger {
  readonly power: PowerId;
  readonly type: UnitTypeId;
}

/** Whether such cargo fits in a ship of this power (NCM-9). */
function fits(
  position: PositionInFile,
  { owner, ship, cargo }: Pick<PositionInFile['aboard'][number], 'owner' | 'ship' | 'cargo'>,
) {
  const { units } = editionOf(position.edition);
  const { hold = [] } = unitTypesOf(position, owner).get(ship) ?? {};
  const kinds = cargo.map(({ unit }) => units.find(({ id }) => id === unit)?.cargo ?? null);
  return kinds.every((kind) => kind !== null) && fitsInHold(hold, kinds);
}

/** The ships of a zone, loaded or not, in which a passenger would find room, those of its own power first. */
export function shipsWithRoomFor(
  position: PositionInFile,
  zone: SpaceId,
  passenger: Passenger,
): readonly EditedStack[] {
  const { powers, units } = editionOf(position.edition);
  const side = sideOf(position, passenger.power);
  const friends = powers.map(({ id }) => id).filter((power) => sideOf(position, power) === side);
  return [passenger.power, ...friends.filter((power) => power !== passenger.power)].flatMap((power) =>
    units
      .map(({ id }): EditedStack => ({ space: zone, power, type: id }))
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
function placeIn(position: PositionInFile, ship: EditedStack, { power, type }: Passenger): CargoPlace | null {
  const isShip = (one: PositionInFile['aboard'][number]): boolean =>
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

type Ship = PositionInFile['aboard'][number];

/** Makes room by one unit that goes aboard another ship: beside a tank there is room for one of two infantry. */
function placeMade(
  position: PositionInFile,
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
  (ship: EditedStack, passenger: Passenger): Edit =>
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
function detailsOfOne(position: PositionInFile, ship: EditedStack): object {
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
