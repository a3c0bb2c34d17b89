import { isActing, mustLand } from '../acting.ts';
import { boardOf, neighboursIn } from '../board.ts';
import { isBattlePlanned, isPassableAfterCombat } from '../combat/battles.ts';
import type { SpaceId, UnitId } from '../ids.ts';
import { movesLeft, notReadyRefusal } from '../moves/readiness.ts';
import { routesFrom } from '../moves/routes.ts';
import { fliesAfterCombat } from '../moves/stayAboard.ts';
import { availableComplexes } from '../phases/complexes.ts';
import { areFriends, cargoOf, closedCanal, deedOf, isHostileZone, unitsIn, unitTypesOf } from '../pieces.ts';
import { deckRoom, fightersAmong, shipsWithRoom } from '../shipRoom.ts';
import type { GameState, Unit } from '../state.ts';
import { moveRange } from '../moves/moveRange.ts';

/** The room on carriers that air units could use this turn (CM-11, NCM-5). */
export interface Decks {
  /** Room on friendly powers' carriers by zone; these do not move. */
  readonly fixed: ReadonlyMap<SpaceId, number>;
  /** Own carriers, each with the zones where it can be at the end of the turn. */
  readonly movable: readonly { readonly zones: readonly SpaceId[]; readonly room: number }[];
  /** The room on carriers that are bought but not placed yet, most first, and where each complex could launch them. */
  readonly bought: readonly number[];
  readonly launchSites: readonly LaunchSite[];
}

interface LaunchSite {
  readonly complex: SpaceId;
  readonly zones: readonly SpaceId[];
  /** How many more units the complex can place this turn. */
  readonly left: number;
}

/** Which moves carriers can still make: all from now on, only noncombat moves after won battles, or none. */
export type CarrierMoves = 'from-now' | 'after-combat' | 'none';

/** An own carrier while guest fighters are distributed. */
interface Deck {
  readonly zones: readonly SpaceId[];
  room: number;
  readonly hasMoved: boolean;
}

/** The carrier room that could be used this turn. `moved` gives new zones to carriers, to try a move. */
export function decksOf(
  state: GameState,
  moves: CarrierMoves = 'from-now',
  moved: ReadonlyMap<UnitId, SpaceId> = new Map(),
): Decks {
  const fixed = new Map<SpaceId, number>();
  const movable: Deck[] = [];
  const to = new Set(moved.values());
  // The zones where moved carriers arrive come last, when the guests they bring are known.
  const zones = [...carriersByZone(state)].sort(([a], [b]) => Number(to.has(a)) - Number(to.has(b)));

  for (const [zone, { friends, own, guests }] of zones) {
    // Guests use the carriers of friendly powers first; those that do not fit are on own carriers (CM-13).
    fixed.set(zone, Math.max(0, friends - guests));
    const arrived = movable.filter(({ hasMoved, zones: [end] }) => hasMoved && end === zone);
    const decks = own.map((carrier): Deck => ({
      zones: zonesOf(state, carrier, moves, moved.get(carrier.id)),
      room: roomAfterCombat(state, carrier, moved.has(carrier.id)),
      hasMoved: moved.has(carrier.id),
    }));
    movable.push(...decks);
    // Carriers that leave take only the guests that the carriers that stay or arrive have no room for.
    const leaves = (deck: Deck): number => Number(deck.hasMoved && !arrived.includes(deck));
    let aboard = Math.max(0, guests - friends);
    for (const deck of [...arrived, ...decks].sort(
      (a, b) => leaves(a) - leaves(b) || a.zones.length - b.zones.length,
    )) {
      const taken = Math.min(deck.room, aboard);
      aboard -= taken;
      deck.room -= taken;
    }
  }
  const bought = boardOf(state).edition.newCarriersTakeFlights ? decksBought(state) : [];
  const board = boardOf(state);
  const launchSites =
    bought.length === 0
      ? []
      : availableComplexes(state).map(({ complex, left }) => ({
          complex,
          left,
          zones: neighboursIn(board.coasts, complex),
        }));
  return { fixed, movable, bought, launchSites };
}

/** The room on an own carrier when those fighters aboard are gone that can fly by then (CM-13). */
const roomAfterCombat = (state: GameState, carrier: Unit, sailsNow: boolean): number =>
  deckRoom(state, [carrier]) +
  (sailsNow ? 0 : cargoOf(state, carrier).filter((fighter) => fliesAfterCombat(state, fighter)).length);

const decksBought = (state: GameState): readonly number[] =>
  Object.entries(state.purchased)
    .flatMap(([type, count]) => {
      const { deck = 0 } = unitTypesOf(state, state.power).get(type) ?? {};
      return deck > 0 ? Array<number>(count).fill(deck) : [];
    })
    .sort((a, b) => b - a);

/** The carriers of the acting power's side in a zone. */
interface CarriersInZone {
  /** Room on friendly powers' carriers. */
  friends: number;
  readonly own: Unit[];
  /** Fighters of friendly powers. */
  readonly guests: number;
}

function carriersByZone(state: GameState): Map<SpaceId, CarriersInZone> {
  const zones = new Map<SpaceId, CarriersInZone>();
  for (const unit of shipsWithRoom(state).decks) {
    if (!areFriends(state, unit.owner, state.power)) continue;
    let entry = zones.get(unit.space);
    if (!entry) {
      const guests = guestsIn(state, unit.space).length;
      zones.set(unit.space, (entry = { friends: 0, own: [], guests }));
    }
    if (isActing(state, unit.owner)) entry.own.push(unit);
    else entry.friends += deckRoom(state, [unit]);
  }
  return zones;
}

function zonesOf(state: GameState, carrier: Unit, moves: CarrierMoves, moved: SpaceId | undefined): readonly SpaceId[] {
  if (moved !== undefined) return [moved];
  if (moves === 'none') return [carrier.space];
  if (state.phase === 'noncombat-move')
    return notReadyRefusal(state, carrier) ? [carrier.space] : [carrier.space, ...routesFrom(state, carrier).keys()];
  if (moves === 'after-combat')
    return deedOf(state, carrier.id) || carrier.owner !== state.power || isBattlePlanned(state, carrier.space)
      ? [carrier.space]
      : zonesWithin(state, carrier, moveRange(state, carrier), (zone) => canBePassed(state, zone));
  // Hostile zones do not limit it: this carrier itself could still fight there.
  const points = deedOf(state, carrier.id) ? movesLeft(state, carrier) : moveRange(state, carrier);
  return zonesWithin(state, carrier, points, () => true);
}

/** Whether a zone is passable after combat; one where combat is over must be so now. */
const canBePassed = (state: GameState, zone: SpaceId): boolean =>
  state.phase === 'conduct-combat' && !state.turn.battles.some((plan) => plan.space === zone)
    ? !isHostileZone(state, zone, state.power)
    : isPassableAfterCombat(state, zone);

/** The zones a ship can reach with these movement points through passable zones, including its own. */
function zonesWithin(
  state: GameState,
  ship: Unit,
  points: number,
  isPassable: (zone: SpaceId) => boolean,
): readonly SpaceId[] {
  const board = boardOf(state);
  const steps = new Map([[ship.space, 0]]);
  // A Map iterates in insertion order, including entries added in the loop: a breadth-first search without a queue.
  for (const [at, taken] of steps) {
    if (taken === points) break;
    for (const zone of neighboursIn(board.seaNeighbours, at))
      if (!steps.has(zone) && !closedCanal(state, at, zone, ship.owner) && isPassable(zone)) steps.set(zone, taken + 1);
  }
  return [...steps.keys()];
}

/** Fighters of friendly powers that rest on decks in a zone: the acting power need not bring them down. */
export const guestsIn = (state: GameState, zone: SpaceId): readonly Unit[] =>
  fightersAmong(state, unitsIn(state, zone)).filter(
    (unit) => !mustLand(state, unit) && unit.aboard === undefined && areFriends(state, unit.owner, state.power),
  );
