import { isActing } from './acting.ts';
import type { SpaceId } from './ids.ts';
import { areEnemies, cargoOf, unitsIn } from './pieces.ts';
import type { GameState, Unit } from './state.ts';
import { deckRoom, fightersAmong, hasDeck, hasHold } from './shipRoom.ts';

/**
 * The units carried away when these units leave: land units and own fighters aboard (`deckOrders`), and guest fighters
 * that have no room left on the friendly carriers that stay (COM-13). In its own turn a power's fighters fly by
 * themselves; those of its friends are guests, and in another power's turn all that do not leave for themselves
 * (NA-UK-3).
 * @rule CM-13
 */
export function carriedAlong(state: GameState, units: readonly Unit[]): readonly Unit[] {
  const troops = units
    .filter((unit) => hasHold(state, unit) || hasDeck(state, unit))
    .flatMap((unit) => cargoOf(state, unit));
  const guests = [...new Set(units.filter((unit) => hasDeck(state, unit)).map((unit) => unit.space))].flatMap((zone) =>
    guestsLeaving(state, zone, units),
  );
  return [...troops, ...guests];
}

function guestsLeaving(state: GameState, zone: SpaceId, leaving: readonly Unit[]): readonly Unit[] {
  const { owner } = leaving[0]!;
  const friends = unitsIn(state, zone).filter((unit) => !areEnemies(state, unit.owner, owner));
  const guests = fightersAmong(state, friends).filter(
    (unit) => !isActing(state, unit.owner) && !leaving.includes(unit),
  );
  const room = deckRoom(state, friends);
  const roomLeaving = deckRoom(
    state,
    friends.filter((unit) => leaving.includes(unit)),
  );
  const excess = guests.length - (room - roomLeaving);
  return guests.slice(0, Math.max(0, Math.min(excess, roomLeaving)));
}
