import { memoizePerState } from '../common/memoize.ts';
import { boardOf, isSeaZone, unitTypeOf } from './map/board.ts';
import type { UnitType } from './edition.ts';
import type { PowerId, Side, SpaceId, UnitId, UnitTypeId } from './ids.ts';
import type { Deed, GameState, Unit } from './state.ts';
import { isDestroyer, isSurfaceWarship } from './unitRoles.ts';

/** Questions about pieces: which stand where, whose they are, what they have done. */

const NO_UNITS: readonly Unit[] = [];

/**
 * Units put together by one of their traits, in the order of the record; found out when first asked, for as long as no
 * unit changes.
 */
const grouped = (traitOf: (unit: Unit) => string) =>
  memoizePerState((units: GameState['units']): ReadonlyMap<string, readonly Unit[]> => {
    const groups = new Map<string, Unit[]>();
    for (const id in units) {
      const unit = units[id]!;
      const trait = traitOf(unit);
      const group = groups.get(trait);
      if (group) group.push(unit);
      else groups.set(trait, [unit]);
    }
    return groups;
  });

const bySpace = grouped((unit) => unit.space);
const byOwner = grouped((unit) => unit.owner);
const byType = grouped((unit) => unit.type);

/** The unit of this id; undefined for an id that is no unit's, `toString` and `__proto__` among them. */
export const unitOf = (state: Pick<GameState, 'units'>, id: UnitId): Unit | undefined =>
  Object.hasOwn(state.units, id) ? state.units[id] : undefined;

/** Every unit in a space, cargo included. */
export const unitsIn = (state: Pick<GameState, 'units'>, space: SpaceId): readonly Unit[] =>
  bySpace(state.units).get(space) ?? NO_UNITS;

/** Every unit of a power. */
export const unitsOf = (state: Pick<GameState, 'units'>, power: PowerId): readonly Unit[] =>
  byOwner(state.units).get(power) ?? NO_UNITS;

/** Every unit of a type, whoever owns it. */
export const unitsOfType = (state: Pick<GameState, 'units'>, type: UnitTypeId): readonly Unit[] =>
  byType(state.units).get(type) ?? NO_UNITS;

export const typeOf = (state: GameState, unit: Unit): UnitType => unitTypeOf(boardOf(state), unit.type);

/** It can attack: all but transports. */
export const isArmed = (state: GameState, unit: Unit): boolean => typeOf(state, unit).attack > 0;

export const domainOf = (state: GameState, unit: Unit): UnitType['domain'] => typeOf(state, unit).domain;

/** A power's side; null for an id that is no power's. */
export const sideOf = (state: Pick<GameState, 'edition'>, power: PowerId): Side | null =>
  boardOf(state).powers.get(power)?.side ?? null;

/** Two powers of different sides; ids that name no power are nobody's enemies. */
export function areEnemies(state: Pick<GameState, 'edition'>, a: PowerId, b: PowerId): boolean {
  if (a === b) return false;
  const [mine, other] = [sideOf(state, a), sideOf(state, b)];
  return mine !== other && mine !== null && other !== null;
}

/** Units of the other side than `power`'s in a space. */
export const enemiesIn = (state: GameState, space: SpaceId, power: PowerId): readonly Unit[] =>
  unitsIn(state, space).filter((unit) => areEnemies(state, unit.owner, power));

/** Units of one power in a space, cargo left out. */
export const ownIn = (state: GameState, space: SpaceId, power: PowerId): readonly Unit[] =>
  unitsIn(state, space).filter((unit) => unit.owner === power && unit.aboard === undefined);

/** Land units aboard a transport. */
export const cargoOf = (state: GameState, transport: Unit): readonly Unit[] =>
  unitsIn(state, transport.space).filter((unit) => unit.aboard === transport.id);

/** A zone is hostile to a power while it holds an enemy surface warship (MAP-4). */
export const isHostileZone = (state: GameState, zone: SpaceId, power: PowerId): boolean =>
  unitsIn(state, zone).some((unit) => areEnemies(state, unit.owner, power) && isSurfaceWarship(typeOf(state, unit)));

export const hasEnemyDestroyer = (state: GameState, zone: SpaceId, power: PowerId): boolean =>
  unitsIn(state, zone).some((unit) => isDestroyer(unit.type) && areEnemies(state, unit.owner, power));

/** Who controls a territory; undefined for sea zones, neutral ground and names of nothing (`toString` is no space). */
function holderOf(state: GameState, territory: SpaceId): PowerId | undefined {
  const holder: unknown = state.control[territory];
  return typeof holder === 'string' ? holder : undefined;
}

/** A territory is friendly while the power's side controls it (MAP-2); false for neutral ones and sea zones. */
export function isFriendlyTerritory(state: GameState, territory: SpaceId, power: PowerId): boolean {
  const holder = holderOf(state, territory);
  return holder !== undefined && !areEnemies(state, holder, power);
}

export function isHostileTerritory(state: GameState, territory: SpaceId, power: PowerId): boolean {
  const holder = holderOf(state, territory);
  return holder !== undefined && areEnemies(state, holder, power);
}

/** Hostile in either element: enemy-held land, or a zone with enemy surface warships. */
export const isHostile = (state: GameState, space: SpaceId, power: PowerId): boolean =>
  isSeaZone(boardOf(state), space) ? isHostileZone(state, space, power) : isHostileTerritory(state, space, power);

export const deedOf = (state: GameState, unit: UnitId): Deed | undefined => state.turn.deeds[unit];

/** Where a unit stood when the turn began. */
export const startOf = (state: GameState, unit: Unit): SpaceId => deedOf(state, unit.id)?.route[0] ?? unit.space;

/** It shared a zone with enemy surface warships when the turn began, so it may leave without fighting (CM-1, CM-8). */
export const beganInHostileZone = (state: GameState, unit: Unit): boolean =>
  state.turn.hostileZones.includes(startOf(state, unit));

/** A capital in enemy hands; false for an id that is no power's. */
export function isCapitalLost(state: GameState, power: PowerId): boolean {
  const capital = boardOf(state).powers.get(power)?.capital;
  return capital !== undefined && isHostileTerritory(state, capital, power);
}
