import { actingIn, isActing } from '../acting.ts';
import { fault, ok } from '../../common/result.ts';
import type { Planned } from '../commandRule.ts';
import type { GameEvent } from '../event.ts';
import type { SpaceId, UnitId } from '../ids.ts';
import { areEnemies, deedOf, isCarriedNowhere, typeOf, unitsIn } from '../pieces.ts';
import { refusal } from '../refusal.ts';
import { deckRoom, fightersAmong, hasDeck } from '../shipRoom.ts';
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
  !hasSailed(state, unit.aboard);

/**
 * Whether a fighter of the acting power is cargo only till combat is over, since its carrier has taken it nowhere: then
 * it may fly with its whole movement (CM-13, NCM-1).
 */
export const fliesAfterCombat = (state: GameState, unit: Unit): boolean =>
  unit.owner === state.power && typeOf(state, unit).staysAboard && isCarriedNowhere(state, unit);

const hasSailed = (state: GameState, carrier: UnitId): boolean => deedOf(state, carrier)?.did === 'moved';

/** Keeps fighters that have not moved aboard own carriers that have not moved, or aboard the given one. */
export function planStayAboard(
  state: GameState,
  units: readonly Unit[],
  zone: SpaceId,
  only: UnitId | undefined,
): Planned {
  const about = (some: readonly Unit[]) => ({ units: some.map(({ id }) => id), spaces: [zone] });
  const flown = units.filter(({ id }) => deedOf(state, id));
  if (flown.length > 0) return fault(refusal('CM-13', 'already-moved', about(flown)));
  const decks = actingIn(state, zone)
    .filter((ship) => hasDeck(state, ship) && !hasSailed(state, ship.id))
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
  const friends = unitsIn(state, zone).filter((unit) => !areEnemies(state, unit.owner, state.power));
  const guests = fightersAmong(state, friends).filter(({ owner }) => !isActing(state, owner));
  return Math.max(0, deckRoom(state, friends) - guests.length);
}
