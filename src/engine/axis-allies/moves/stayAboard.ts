import { actingIn, isActing } from '../acting.ts';
import { fault, ok } from '../../common/result.ts';
import type { Planned } from '../commandRule.ts';
import type { GameEvent } from '../event.ts';
import type { SpaceId, UnitId } from '../ids.ts';
import { areFriends, deedOf, isCarriedNowhere, typeOf, unitsIn } from '../pieces.ts';
import { refusal } from '../refusal.ts';
import { deckRoom, fightersAmong, hasDeck, isTrapped } from '../shipRoom.ts';
import type { GameState, Unit } from '../state.ts';

/** Own fighters that stay aboard a carrier as cargo: they do not fight, sail with it and are lost with it (CM-13). */

type Kept = Extract<GameEvent, { type: 'fighters-kept-aboard' }>['kept'][number];

/** Whether these units are to stay aboard in their own zone, and not to be loaded onto transports. */
export const isStayingAboard = (state: GameState, units: readonly Unit[], zone: SpaceId): boolean =>
  state.phase === 'combat-move' &&
  units.every((unit) => unit.aboard === undefined && unit.space === zone && typeOf(state, unit).staysAboard);

/** Whether a fighter was to stay aboard and can be launched after all: its carrier has not sailed with it (CM-13). */
export const canBeLaunched = (state: GameState, unit: Unit): boolean =>
  unit.aboard !== undefined &&
  state.phase === 'combat-move' &&
  typeOf(state, unit).staysAboard &&
  !isTrapped(state, unit) &&
  !hasSailed(state, unit.aboard);

/**
 * Whether a fighter of the acting power is cargo only till combat is over, since its carrier has taken it nowhere: then
 * it may fly with its whole movement (CM-13, NCM-1).
 */
export const fliesAfterCombat = (state: GameState, unit: Unit): boolean =>
  unit.owner === state.power &&
  typeOf(state, unit).staysAboard &&
  isCarriedNowhere(state, unit) &&
  !isTrapped(state, unit);

/** Whether a unit is a fighter that has done nothing yet and was not told to stay aboard. */
const isOnDeck = (state: GameState, unit: Unit): boolean =>
  typeOf(state, unit).staysAboard && unit.aboard === undefined && deedOf(state, unit.id) === undefined;

/** Own carriers in this zone that have not sailed, but for those that leave now. */
const decksIn = (state: GameState, zone: SpaceId, leaving: readonly Unit[] = []): readonly Unit[] =>
  actingIn(state, zone).filter(
    (ship) => hasDeck(state, ship) && !hasSailed(state, ship.id) && !leaving.some(({ id }) => id === ship.id),
  );

/** Whether a fighter can be launched now: it is on deck or aboard, and its carrier has not sailed (CM-13). */
export const canLeaveDeck = (state: GameState, unit: Unit): boolean =>
  canBeLaunched(state, unit) ||
  (state.phase === 'combat-move' && isOnDeck(state, unit) && decksIn(state, unit.space).length > 0);

/**
 * The fighters that these units take along when they sail in combat move, since nothing else was said: own ones on deck
 * for which no other own deck stays behind (CM-13).
 */
export function keptAboard(state: GameState, units: readonly Unit[]): readonly Kept[] {
  if (state.phase !== 'combat-move') return [];
  const ships = units.filter((unit) => hasDeck(state, unit) && !hasSailed(state, unit.id));
  return [...new Set(ships.map(({ space }) => space))].flatMap((zone) => {
    const leaving = ships.filter(({ space }) => space === zone);
    const fighters = actingIn(state, zone).filter((unit) => isOnDeck(state, unit) && !units.includes(unit));
    const guests = guestsOn(state, zone);
    const others = unitsIn(state, zone).filter((ship) => !isActing(state, ship.owner) && isFriend(state, ship));
    // Guests rest on the decks of friends first, then on those that stay.
    const stay = deckRoom(state, decksIn(state, zone, leaving));
    const onOwn = Math.max(0, guests - deckRoom(state, others));
    const behind = Math.max(0, stay - onOwn);
    const room = leaving.flatMap((ship) => Array<Unit>(deckRoom(state, [ship])).fill(ship));
    const free = room.slice(Math.max(0, onOwn - stay));
    return fighters.slice(behind).flatMap((unit, i): Kept | readonly Kept[] => {
      const ship = free[i];
      return ship === undefined ? [] : { unit: unit.id, carrier: ship.id };
    });
  });
}

const isFriend = (state: GameState, unit: Unit): boolean => areFriends(state, unit.owner, state.power);

/** How many fighters of other powers rest on decks of the own side here. */
const guestsOn = (state: GameState, zone: SpaceId): number =>
  fightersAmong(state, unitsIn(state, zone)).filter((unit) => isFriend(state, unit) && !isActing(state, unit.owner))
    .length;

const hasSailed = (state: GameState, carrier: UnitId): boolean => deedOf(state, carrier)?.did === 'moved';

/** Keeps fighters that have not moved aboard own carriers that have not moved, or aboard the given one. */
export function planStayAboard(
  state: GameState,
  units: readonly Unit[],
  zone: SpaceId,
  only: UnitId | undefined,
): Planned {
  const about = (some: readonly Unit[]) => ({ units: some.map(({ id }) => id), spaces: [zone] });
  const flown = units.filter((unit) => !isOnDeck(state, unit) && deedOf(state, unit.id)?.did !== 'launched');
  if (flown.length > 0) return fault(refusal('CM-13', 'already-moved', about(flown)));
  const decks = decksIn(state, zone)
    .filter(({ id }) => only === undefined || id === only)
    .map((ship) => ({ ship, room: deckRoom(state, [ship]) }));
  let free = freeDecks(state, zone);
  const kept: Kept[] = [];
  for (const unit of units) {
    const deck = decks.find(({ room }) => room > 0);
    if (!deck || free === 0) return fault(refusal('CM-13', 'no-deck', about([unit])));
    deck.room--;
    free--;
    kept.push({ unit: unit.id, carrier: deck.ship.id });
  }
  return ok([{ type: 'fighters-kept-aboard', kept }]);
}

/** The room in this zone that guests leave. */
function freeDecks(state: GameState, zone: SpaceId): number {
  const friends = unitsIn(state, zone).filter((unit) => isFriend(state, unit));
  return Math.max(0, deckRoom(state, friends) - guestsOn(state, zone));
}
