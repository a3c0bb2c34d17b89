import { boardOf, isSeaZone, powerOf, unitTypeOf } from './map/board.ts';
import type { UnitType } from './edition.ts';
import type { PowerId, Side, SpaceId, UnitId } from './ids.ts';
import type { Deed, GameState, Unit } from './state.ts';
import { isDestroyer, isSurfaceWarship } from './unitRoles.ts';

/** Questions about pieces: which stand where, whose they are, what they have done. */

const bySpace = new WeakMap<GameState['units'], ReadonlyMap<SpaceId, readonly Unit[]>>();
const NO_UNITS: readonly Unit[] = [];

function index(units: GameState['units']): ReadonlyMap<SpaceId, readonly Unit[]> {
  const known = bySpace.get(units);
  if (known) return known;
  const made = new Map<SpaceId, Unit[]>();
  for (const id in units) {
    const unit = units[id]!;
    const list = made.get(unit.space);
    if (list) list.push(unit);
    else made.set(unit.space, [unit]);
  }
  bySpace.set(units, made);
  return made;
}

/** Every unit in a space, cargo included. */
export const unitsIn = (state: Pick<GameState, 'units'>, space: SpaceId): readonly Unit[] => index(state.units).get(space) ?? NO_UNITS;

export const typeOf = (state: GameState, unit: Unit): UnitType => unitTypeOf(boardOf(state), unit.type);

/** It can attack: all but transports. */
export const isArmed = (state: GameState, unit: Unit): boolean => typeOf(state, unit).attack > 0;

export const domainOf = (state: GameState, unit: Unit): UnitType['domain'] => typeOf(state, unit).domain;

export const sideOf = (state: Pick<GameState, 'edition'>, power: PowerId): Side => powerOf(boardOf(state), power).side;

export const areEnemies = (state: Pick<GameState, 'edition'>, a: PowerId, b: PowerId): boolean => a !== b && sideOf(state, a) !== sideOf(state, b);

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

/** A territory is friendly while the power's side controls it (MAP-2); false for neutral ones and sea zones. */
export function isFriendlyTerritory(state: GameState, territory: SpaceId, power: PowerId): boolean {
  const holder = state.control[territory];
  return holder !== undefined && !areEnemies(state, holder, power);
}

export function isHostileTerritory(state: GameState, territory: SpaceId, power: PowerId): boolean {
  const holder = state.control[territory];
  return holder !== undefined && areEnemies(state, holder, power);
}

/** Hostile in either element: enemy-held land, or a zone with enemy surface warships. */
export const isHostile = (state: GameState, space: SpaceId, power: PowerId): boolean =>
  isSeaZone(boardOf(state), space) ? isHostileZone(state, space, power) : isHostileTerritory(state, space, power);

export const deedOf = (state: GameState, unit: UnitId): Deed | undefined => state.turn.deeds[unit];

/** Where a unit stood when the turn began. */
export const startOf = (state: GameState, unit: Unit): SpaceId => deedOf(state, unit.id)?.route[0] ?? unit.space;

/** It shared a zone with enemy surface warships when the turn began, so it may leave without fighting (CM-1, CM-8). */
export const beganInHostileZone = (state: GameState, unit: Unit): boolean => state.turn.hostileZones.includes(startOf(state, unit));

/** A capital in enemy hands. */
export function isCapitalLost(state: GameState, power: PowerId): boolean {
  return isHostileTerritory(state, powerOf(boardOf(state), power).capital, power);
}
