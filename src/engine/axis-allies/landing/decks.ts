import { isBattlePlanned } from '../combat/plannedAtSea.ts';
import { boardOf, neighboursIn } from '../map/board.ts';
import { shutCanal } from '../map/canals.ts';
import type { SpaceId, UnitId } from '../ids.ts';
import { routesFrom } from '../moves/routes.ts';
import { couldBeCleared } from '../moves/chances.ts';
import { notReady } from '../moves/readiness.ts';
import { areEnemies, deedOf, isArmed, isHostileZone, ownIn, typeOf, unitsIn, unitsOfType } from '../pieces.ts';
import type { GameState, Unit } from '../state.ts';
import { CARRIER_ROOM, isFighter } from '../unitRoles.ts';
import { placingComplexes } from '../phases/complexes.ts';

/** Carrier room that could be had this turn (CM-11, NCM-5). */
export interface Decks {
  /** Room in zones where carriers stay: friends' carriers, and own ones that cannot move on. */
  readonly fixed: ReadonlyMap<SpaceId, number>;
  /** Own carriers that may be in any one of these zones in the end. */
  readonly movable: readonly { readonly zones: readonly SpaceId[]; readonly room: number }[];
  /** Carriers bought and not yet placed, and where each complex could place them. */
  readonly bought: number;
  readonly slips: readonly { readonly complex: SpaceId; readonly zones: readonly SpaceId[]; readonly left: number }[];
}

/**
 * How far ahead to look: 'open' — moves of this phase may still follow; 'planned' — combat moves are over, noncombat
 * moves will follow and battles may be won; 'settled' — carriers stay where they are.
 */
export type Horizon = 'open' | 'planned' | 'settled';

export function decksOf(state: GameState, horizon: Horizon, moved: ReadonlyMap<UnitId, SpaceId> = new Map()): Decks {
  const fixed = new Map<SpaceId, number>();
  const movable: { zones: readonly SpaceId[]; room: number }[] = [];
  const add = (zone: SpaceId, room: number): void => void fixed.set(zone, (fixed.get(zone) ?? 0) + room);

  for (const [zone, { friends, own, guests }] of carriersByZone(state)) {
    // Guests stand on their own side's other carriers first; what does not fit there is aboard ours (CM-13).
    add(zone, Math.max(0, friends * CARRIER_ROOM - guests));
    let aboard = Math.max(0, guests - friends * CARRIER_ROOM);
    const placed = own.map((carrier) => ({ carrier, zones: zonesOf(state, carrier, horizon, moved.get(carrier.id)) }));
    // Whoever leaves, leaves them behind while there is room: those that stay fill up first.
    const leaves = (carrier: Unit): number => Number(moved.has(carrier.id));
    placed.sort((a, b) => leaves(a.carrier) - leaves(b.carrier) || a.zones.length - b.zones.length);
    for (const { zones } of placed) {
      const taken = Math.min(CARRIER_ROOM, aboard);
      aboard -= taken;
      const only = zones.length === 1 ? zones[0] : undefined;
      if (only !== undefined) add(only, CARRIER_ROOM - taken);
      else movable.push({ zones, room: CARRIER_ROOM - taken });
    }
  }
  const bought = state.purchased['carrier'] ?? 0;
  const board = boardOf(state);
  const slips = bought === 0 ? [] : placingComplexes(state).map(({ complex, left }) => ({ complex, left, zones: neighboursIn(board.coasts, complex) }));
  return { fixed, movable, bought, slips };
}

function carriersByZone(state: GameState): Map<SpaceId, { friends: number; own: Unit[]; guests: number }> {
  const zones = new Map<SpaceId, { friends: number; own: Unit[]; guests: number }>();
  for (const unit of unitsOfType(state, 'carrier')) {
    if (areEnemies(state, unit.owner, state.power)) continue;
    let entry = zones.get(unit.space);
    if (!entry) {
      const guests = unitsIn(state, unit.space).filter((other) => isFighter(other.type) && other.owner !== state.power && !areEnemies(state, other.owner, state.power)).length;
      zones.set(unit.space, (entry = { friends: 0, own: [], guests }));
    }
    if (unit.owner === state.power) entry.own.push(unit);
    else entry.friends++;
  }
  return zones;
}

function zonesOf(state: GameState, carrier: Unit, horizon: Horizon, moved: SpaceId | undefined): readonly SpaceId[] {
  if (moved !== undefined) return [moved];
  if (horizon === 'settled') return [carrier.space];
  if (state.phase === 'noncombat-move') return notReady(state, carrier) ? [carrier.space] : [carrier.space, ...routesFrom(state, carrier).keys()];
  if (deedOf(state, carrier.id)) return [carrier.space];
  if (horizon === 'planned') {
    if (isBattlePlanned(state, carrier.space)) return [carrier.space];
    return sail(state, carrier, (zone) => !isHostileZone(state, zone, state.power) || isAttackPlanned(state, zone), () => false);
  }
  return sail(state, carrier, (zone) => !isHostileZone(state, zone, state.power) || couldBeCleared(state, zone), () => true);
}

/** Zones within a ship's move, through open ones; `mayEnter` says whether it may also end in one that is not open. */
function sail(state: GameState, ship: Unit, isOpen: (zone: SpaceId) => boolean, mayEnter: (zone: SpaceId) => boolean): readonly SpaceId[] {
  const board = boardOf(state);
  const reached = new Set([ship.space]);
  let edge = [ship.space];
  for (let step = 0; step < typeOf(state, ship).move; step++) {
    const next: SpaceId[] = [];
    for (const at of edge)
      for (const zone of neighboursIn(board.seaNeighbours, at)) {
        if (reached.has(zone) || shutCanal(state, at, zone, ship.owner)) continue;
        const open = isOpen(zone);
        if (!open && !mayEnter(zone)) continue;
        reached.add(zone);
        if (open) next.push(zone);
      }
    edge = next;
  }
  return [...reached];
}

/** A battle with a unit that can attack: transports caught there open no way (CM-8). */
const isAttackPlanned = (state: GameState, zone: SpaceId): boolean => isBattlePlanned(state, zone) && ownIn(state, zone, state.power).some((unit) => isArmed(state, unit));
