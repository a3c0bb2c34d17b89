import { isBattlePlanned, isPassableAfterCombat } from '../combat/seaBattles.ts';
import { boardOf, neighboursIn } from '../map/board.ts';
import { shutCanal } from '../map/canals.ts';
import type { SpaceId, UnitId } from '../ids.ts';
import { routesFrom } from '../moves/routes.ts';
import { movesLeft, notReadyRefusal } from '../moves/readiness.ts';
import { areEnemies, deedOf, typeOf, unitsIn, unitsOfType } from '../pieces.ts';
import type { GameState, Unit } from '../state.ts';
import { CARRIER_CAPACITY, isFighter } from '../unitRoles.ts';
import { availableComplexes } from '../phases/complexes.ts';

/** Carrier room that could be had this turn (CM-11, NCM-5). */
export interface Decks {
  /** Room in the zones of friends' carriers, which stay. */
  readonly fixed: ReadonlyMap<SpaceId, number>;
  /** Own carriers, each of which may be in any one of these zones in the end. */
  readonly movable: readonly { readonly zones: readonly SpaceId[]; readonly room: number }[];
  /** Carriers bought and not yet placed, and where each complex could place them. */
  readonly bought: number;
  readonly slips: readonly { readonly complex: SpaceId; readonly zones: readonly SpaceId[]; readonly left: number }[];
}

/**
 * From when on: 'planned' — combat moves are over, noncombat moves will follow and battles may be won; 'settled' —
 * carriers stay where they are.
 */
export type Horizon = 'planned' | 'settled';

/** An own carrier while guests are shared out. */
interface Deck {
  readonly zones: readonly SpaceId[];
  room: number;
  readonly hasMoved: boolean;
}

/** The decks there could be, from now on or from a later moment on, had these carriers moved. */
export function decksOf(state: GameState, horizon?: Horizon, moved: ReadonlyMap<UnitId, SpaceId> = new Map()): Decks {
  const fixed = new Map<SpaceId, number>();
  const movable: Deck[] = [];
  const to = new Set(moved.values());
  // Where carriers arrive comes last: what they bring along is known by then.
  const zones = [...carriersByZone(state)].sort(([a], [b]) => Number(to.has(a)) - Number(to.has(b)));

  for (const [zone, { friends, own, guests }] of zones) {
    // Guests stand on their own side's other carriers first; what does not fit there is aboard ours (CM-13).
    fixed.set(zone, Math.max(0, friends * CARRIER_CAPACITY - guests));
    const come = movable.filter(({ hasMoved, zones: [end] }) => hasMoved && end === zone);
    const decks = own.map((carrier): Deck => ({
      zones: zonesOf(state, carrier, horizon, moved.get(carrier.id)),
      room: CARRIER_CAPACITY,
      hasMoved: moved.has(carrier.id),
    }));
    movable.push(...decks);
    // Whoever leaves, leaves them behind while there is room: those that stay or come fill up first.
    const leaves = (deck: Deck): number => Number(deck.hasMoved && !come.includes(deck));
    let aboard = Math.max(0, guests - friends * CARRIER_CAPACITY);
    for (const deck of [...come, ...decks].sort((a, b) => leaves(a) - leaves(b) || a.zones.length - b.zones.length)) {
      const taken = Math.min(deck.room, aboard);
      aboard -= taken;
      deck.room -= taken;
    }
  }
  const bought = state.purchased['carrier'] ?? 0;
  const board = boardOf(state);
  const slips =
    bought === 0
      ? []
      : availableComplexes(state).map(({ complex, left }) => ({
          complex,
          left,
          zones: neighboursIn(board.coasts, complex),
        }));
  return { fixed, movable, bought, slips };
}

function carriersByZone(state: GameState): Map<SpaceId, { friends: number; own: Unit[]; guests: number }> {
  const zones = new Map<SpaceId, { friends: number; own: Unit[]; guests: number }>();
  for (const unit of unitsOfType(state, 'carrier')) {
    if (areEnemies(state, unit.owner, state.power)) continue;
    let entry = zones.get(unit.space);
    if (!entry) {
      const guests = unitsIn(state, unit.space).filter(
        (other) => isFighter(other.type) && other.owner !== state.power && !areEnemies(state, other.owner, state.power),
      ).length;
      zones.set(unit.space, (entry = { friends: 0, own: [], guests }));
    }
    if (unit.owner === state.power) entry.own.push(unit);
    else entry.friends++;
  }
  return zones;
}

function zonesOf(
  state: GameState,
  carrier: Unit,
  horizon: Horizon | undefined,
  moved: SpaceId | undefined,
): readonly SpaceId[] {
  if (moved !== undefined) return [moved];
  if (horizon === 'settled') return [carrier.space];
  if (state.phase === 'noncombat-move')
    return notReadyRefusal(state, carrier) ? [carrier.space] : [carrier.space, ...routesFrom(state, carrier).keys()];
  if (horizon === 'planned')
    return deedOf(state, carrier.id) || isBattlePlanned(state, carrier.space)
      ? [carrier.space]
      : sail(state, carrier, typeOf(state, carrier).move, (zone) => isPassableAfterCombat(state, zone));
  // Whatever bars its way now, this carrier itself could still come to fight.
  const points = deedOf(state, carrier.id) ? movesLeft(state, carrier) : typeOf(state, carrier).move;
  return sail(state, carrier, points, () => true);
}

/** Zones within so many steps of a ship, through open ones. */
function sail(state: GameState, ship: Unit, points: number, isOpen: (zone: SpaceId) => boolean): readonly SpaceId[] {
  const board = boardOf(state);
  const steps = new Map([[ship.space, 0]]);
  // A Map is walked in insertion order while it grows: breadth first without a queue.
  for (const [at, taken] of steps) {
    if (taken === points) break;
    for (const zone of neighboursIn(board.seaNeighbours, at))
      if (!steps.has(zone) && !shutCanal(state, at, zone, ship.owner) && isOpen(zone)) steps.set(zone, taken + 1);
  }
  return [...steps.keys()];
}
