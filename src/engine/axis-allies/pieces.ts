import { memoizePerObject } from '../common/memoize.ts';
import { boardOf, isSeaZone } from './board.ts';
import type { Canal } from './edition.ts';
import { NEUTRAL, type ByUnitType, type PowerId, type SpaceId, type UnitId, type UnitTypeId } from './ids.ts';
import type { BattleSide, Deed, GameState, Unit } from './state.ts';
import { changedTypes, type UnitType } from './unitTypes.ts';
import { areAtPeace, areAtWar, areFriends, sideOf } from './politics/relations.ts';
import { unheldStanding, type Ground } from './politics/unheldGround.ts';
import { isWar } from './politics/wars.ts';

export { isUnattacked, risingIn } from './politics/unheldGround.ts';
export { areAtPeace, areAtWar, areFriends, sideOf } from './politics/relations.ts';

/** Queries about units and territories: where units are, whose they are, what is friendly or hostile. */

const NO_UNITS: readonly Unit[] = [];

/** The list of all units of each record that was asked for: after losses a record is slow to walk through. */
const lists = new WeakMap<GameState['units'], readonly Unit[]>();

/** All units in the order of the record. */
export function allUnits(units: GameState['units']): readonly Unit[] {
  let list = lists.get(units);
  if (!list) lists.set(units, (list = Object.values(units)));
  return list;
}

/** A record of more entries is slow to copy, and slower after losses: it is built anew from its list. */
const MOST_COPIED = 128;

/** The record of these units, in this order. */
function recordOf(list: readonly Unit[]): GameState['units'] {
  const units: Record<UnitId, Unit> = {};
  for (const unit of list) units[unit.id] = unit;
  lists.set(units, list);
  return units;
}

/** The record without these units. */
export const unitsWithout = (units: GameState['units'], gone: ReadonlySet<UnitId>): GameState['units'] =>
  recordOf(allUnits(units).filter(({ id }) => !gone.has(id)));

/** The record with these units in the places of those with the same ids; new ones come last. */
export function unitsAfter(units: GameState['units'], changed: ReadonlyMap<UnitId, Unit>): GameState['units'] {
  if (allUnits(units).length <= MOST_COPIED) {
    const copy: Record<UnitId, Unit> = { ...units };
    for (const [id, unit] of changed) copy[id] = unit;
    return copy;
  }
  const list = allUnits(units).map((unit) => changed.get(unit.id) ?? unit);
  for (const [id, unit] of changed) if (!Object.hasOwn(units, id)) list.push(unit);
  return recordOf(list);
}

/**
 * Groups units by a property, in the order of the record. Computed at the first query and kept until the units change.
 */
const grouped = (traitOf: (unit: Unit) => string) =>
  memoizePerObject((units: GameState['units']): ReadonlyMap<string, readonly Unit[]> => {
    const groups = new Map<string, Unit[]>();
    for (const unit of allUnits(units)) {
      const trait = traitOf(unit);
      const group = groups.get(trait);
      if (group) group.push(unit);
      else groups.set(trait, [unit]);
    }
    return groups;
  });

const bySpace = grouped((unit) => unit.space);
const byOwner = grouped((unit) => unit.owner);

/** The unit with this id, or undefined. Safe for ids from outside, such as `toString` or `__proto__`. */
export const unitOf = (state: Pick<GameState, 'units'>, id: UnitId): Unit | undefined =>
  Object.hasOwn(state.units, id) ? state.units[id] : undefined;

/** All units in a space, including cargo. */
export const unitsIn = (state: Pick<GameState, 'units'>, space: SpaceId): readonly Unit[] =>
  bySpace(state.units).get(space) ?? NO_UNITS;

/** All units of a power. */
export const unitsOf = (state: Pick<GameState, 'units'>, power: PowerId): readonly Unit[] =>
  byOwner(state.units).get(power) ?? NO_UNITS;

/** The units with something that only few have, in the order of the record. */
export function unitsWith(
  { units }: Pick<GameState, 'units'>,
  mark: 'aboard' | 'damaged' | 'submerged' | 'emptiedIn',
): readonly Unit[] {
  const found: Unit[] = [];
  for (const unit of allUnits(units)) if (unit[mark] !== undefined) found.push(unit);
  return found;
}

/** The parts of a state that say what units can do. */
export type TypeState = Pick<GameState, 'edition' | 'developments' | 'advantages'>;

/** A power's unit types as it has them now (RES-4, NA), with their values and abilities. */
export function unitTypesOf(state: TypeState, power: PowerId): ReadonlyMap<UnitTypeId, UnitType> {
  const board = boardOf(state);
  return board.typesCanChange ? (changedTypes(board, state).get(power) ?? board.unitTypes) : board.unitTypes;
}

/** The values and abilities of a unit. The only way to them, because they can differ between powers. */
export const typeOf = (state: TypeState, unit: Pick<Unit, 'type' | 'owner'>): UnitType =>
  unitTypesOf(state, unit.owner).get(unit.type) ?? noSuchType(unit.type);

/** The values and abilities of a new unit of the acting power. */
export const newTypeOf = (state: TypeState & Pick<GameState, 'power'>, type: UnitTypeId): UnitType =>
  typeOf(state, { type, owner: state.power });

function noSuchType(type: UnitTypeId): never {
  throw new Error(`The edition has no unit type ${type}`);
}

/** Whether a unit can attack and clear a space, even if it hits nobody itself: any carrier is a warship (COM-16). */
export const isArmed = (state: TypeState, unit: Unit): boolean => !typeOf(state, unit).unarmed;

export const domainOf = (state: GameState, unit: Unit): UnitType['domain'] => typeOf(state, unit).domain;

/** Units that come into a space, by type so many, with the ids that are next. */
export const newUnits = (
  { nextUnit }: Pick<GameState, 'nextUnit'>,
  counts: ByUnitType<number>,
  owner: PowerId,
  space: SpaceId,
): readonly Unit[] =>
  Object.entries(counts)
    .flatMap(([type, count]) => Array.from({ length: count }, () => type))
    .map((type, i): Unit => ({ id: `u${nextUnit + i}`, type, owner, space }));

/** The side that a unit is on in the battles of the power whose turn it is. */
export const battleSideOf = (state: GameState, { owner }: Pick<Unit, 'owner'>): BattleSide =>
  areFriends(state, owner, state.power) ? 'attacker' : 'defender';

/** Whether a unit is an enemy of a power: of one at war with it, or on neutral ground that joined the other side. */
const isEnemyOf = (state: GameState, unit: Unit, power: PowerId): boolean =>
  unit.owner === NEUTRAL
    ? state.alignedNeutrals?.[unit.space] !== sideOf(state, power)
    : areAtWar(state, unit.owner, power);

/**
 * Units of the powers at war with `power` in a space, including cargo, without submerged submarines (SUB-1), and those
 * of neutral ground that joined the other side. Nobody else is ever attacked.
 * @rule CM-6
 */
export const enemiesIn = (state: GameState, space: SpaceId, power: PowerId): readonly Unit[] =>
  unitsIn(state, space).filter((unit) => !unit.submerged && isEnemyOf(state, unit, power));

/**
 * The enemies of a power that defend a space: air units where they are based, fighters of carriers at sea. Neither
 * cargo (AA-9) nor what can never be hit, as guns.
 * @rule UNIT-3, AMPH-5, AA-6, COM-24
 */
export const defendersIn = (state: GameState, space: SpaceId, power: PowerId): readonly Unit[] =>
  enemiesIn(state, space, power).filter((unit) => unit.aboard === undefined && typeOf(state, unit).canBeHit);

/** Units of one power in a space, without cargo. */
export const ownIn = (state: GameState, space: SpaceId, power: PowerId): readonly Unit[] =>
  unitsIn(state, space).filter((unit) => unit.owner === power && unit.aboard === undefined);

/** Land units and own fighters aboard a ship. */
export function cargoOf(state: GameState, ship: Unit): readonly Unit[] {
  const { hold, deck } = typeOf(state, ship);
  return hold.length + deck === 0 ? NO_UNITS : unitsIn(state, ship.space).filter((unit) => unit.aboard === ship.id);
}

/**
 * Whether an enemy unit makes this zone hostile to a power.
 * @rule MAP-4, SUB-2
 */
export const isHostileZone = (state: GameState, zone: SpaceId, power: PowerId): boolean =>
  unitsIn(state, zone).some(
    (unit) => areAtWar(state, unit.owner, power) && !unit.submerged && typeOf(state, unit).barsZones,
  );

/**
 * Whether enemy aircraft that scrambled are in this zone (SCR-1). They do not bar it: they are there for its battle.
 */
export const hasScrambled = (state: GameState, zone: SpaceId, power: PowerId): boolean => {
  const { scrambled } = state.turn;
  return (
    scrambled !== undefined &&
    unitsIn(state, zone).some(({ id, owner }) => Object.hasOwn(scrambled, id) && areAtWar(state, owner, power))
  );
};

export const hasEnemyDestroyer = (state: GameState, zone: SpaceId, power: PowerId): boolean =>
  unitsIn(state, zone).some((unit) => typeOf(state, unit).huntsSubmarines && areAtWar(state, unit.owner, power));

export const hasEnemySubmarine = (state: GameState, zone: SpaceId, power: PowerId): boolean =>
  unitsIn(state, zone).some((unit) => typeOf(state, unit).submerges && areAtWar(state, unit.owner, power));

/** Whether an enemy submarine lies submerged in this zone (SUB-3). */
export const hasSubmergedEnemy = (state: GameState, zone: SpaceId, power: PowerId): boolean =>
  unitsIn(state, zone).some((unit) => unit.submerged && areAtWar(state, unit.owner, power));

/**
 * Who controls a territory, whether units stand there or not; undefined for sea zones, neutral territories and unknown
 * ids (even `toString`).
 * @rule MAP-8
 */
function holderOf(state: Pick<GameState, 'control'>, territory: SpaceId): PowerId | undefined {
  const holder: unknown = state.control[territory];
  return typeof holder === 'string' ? holder : undefined;
}

/**
 * Whether the power's side controls a territory; false for neutral territories and sea zones, for what nobody holds,
 * and for a friend's ground that is closed to it.
 * @rule MAP-2
 */
export function isFriendlyTerritory(state: GameState, territory: SpaceId, power: PowerId): boolean {
  const holder = holderOf(state, territory);
  return holder === undefined
    ? unheldStanding(state, territory, power) === 'friendly'
    : areFriends(state, holder, power) && !isGroundApart(state, territory, power);
}

/** Whether a territory is friendly to a power now and was when the turn began. */
export function isFriendlySince(state: GameState, territory: SpaceId, power: PowerId): boolean {
  const opening = state.turn.control[territory];
  const wasFriendly =
    opening === undefined
      ? state.turn.risen?.includes(territory) !== true && holderOf(state, territory) === undefined
      : opening !== null && areFriends(state, opening, power);
  return wasFriendly && isFriendlyTerritory(state, territory, power);
}

/** Whether a power attacks who enters a territory: an enemy holds it, or nobody of its side (POL-9). */
export function isHostileTerritory(state: GameState, territory: SpaceId, power: PowerId): boolean {
  const holder = holderOf(state, territory);
  return holder === undefined ? unheldStanding(state, territory, power) === 'hostile' : areAtWar(state, holder, power);
}

/**
 * Whether a territory is closed to a power as long as there is peace: a power holds it that is neither its friend nor
 * at war with it, or a friend whose ground is closed to it before war. Nobody enters it or flies over it.
 * @rule POL-2
 */
export function isGroundAtPeace(state: Ground, territory: SpaceId, power: PowerId): boolean {
  if (!state.wars) return false;
  const holder = holderOf(state, territory);
  return holder === undefined
    ? unheldStanding(state, territory, power) === 'at-peace'
    : areAtPeace(state, holder, power) || isGroundApart(state, territory, power);
}

/**
 * Whether a friend holds a territory that a power may not enter before it is at war.
 * @rule POL-4, POL-12
 */
export function isGroundApart(state: Ground, territory: SpaceId, power: PowerId): boolean {
  const { wars } = state;
  if (!wars) return false;
  const holder = holderOf(state, territory);
  return (boardOf(state).edition.politics?.apart ?? []).some(
    ({ ground, from, before }) => ground === holder && from.includes(power) && !isWar(wars, power, before),
  );
}

/** Whether a space is hostile to a power: an enemy territory, or a zone that enemy units bar. */
export const isHostile = (state: GameState, space: SpaceId, power: PowerId): boolean =>
  isSeaZone(boardOf(state), space) ? isHostileZone(state, space, power) : isHostileTerritory(state, space, power);

export const deedOf = (state: GameState, unit: UnitId): Deed | undefined => state.turn.deeds[unit];

/** Where a unit was when the turn began. */
export const startOf = (state: GameState, unit: Unit): SpaceId => deedOf(state, unit.id)?.route[0] ?? unit.space;

/** Whether a unit is cargo of a ship that has taken it nowhere this turn. */
export const isCarriedNowhere = (state: GameState, unit: Unit): boolean =>
  unit.aboard !== undefined &&
  startOf(state, unit) === unit.space &&
  (deedOf(state, unit.aboard)?.route.length ?? 1) === 1;

/**
 * Whether a unit began the turn in a hostile zone: then it may leave without fighting.
 * @rule CM-8
 */
export const beganInHostileZone = (state: GameState, unit: Unit): boolean =>
  state.turn.hostileZones.includes(startOf(state, unit));

/**
 * Whether an enemy controls a power's capital; false for a power that has none, and for an unknown id.
 * @rule CHN-7
 */
export function isCapitalLost(state: GameState, power: PowerId): boolean {
  const capital = boardOf(state).powers.get(power)?.capital;
  const holder = capital == null ? undefined : holderOf(state, capital);
  return holder !== undefined && !areFriends(state, holder, power);
}

/**
 * Whether a canal is open to a power's ships: when the turn began, its side controlled every territory that controls
 * the canal.
 * @rule MAP-6
 */
export const isCanalOpen = (state: GameState, canal: Canal, power: PowerId): boolean =>
  canal.controlledBy.every((territory) => {
    const holder = state.turn.control[territory];
    return holder != null && areFriends(state, holder, power);
  });

/** The closed canal between two zones, or null if ships can pass. */
export function closedCanal(state: GameState, a: SpaceId, b: SpaceId, power: PowerId): Canal | null {
  const canal = boardOf(state).canalBetween(a, b);
  return canal && !isCanalOpen(state, canal, power) ? canal : null;
}

/** The canals at a zone, each with the zone it leads to. */
export const canalsAt = (
  state: Pick<GameState, 'edition'>,
  zone: SpaceId,
): readonly { readonly canal: Canal; readonly to: SpaceId }[] =>
  boardOf(state).edition.canals.flatMap((canal) => {
    const to = canal.between[0] === zone ? canal.between[1] : canal.between[1] === zone ? canal.between[0] : null;
    return to === null ? [] : [{ canal, to }];
  });
