import type { SpaceId } from '../ids.ts';
import { areEnemies, unitsIn } from '../pieces.ts';
import { deckRoom, fightersAmong, hasDeck } from '../shipRoom.ts';
import type { GameState } from '../state.ts';

/**
 * How many more fighters of the acting power can go aboard here (MOB-3): on all friendly carriers, if one of them is
 * its own.
 */
export function roomOnOwnCarriers(state: GameState, zone: SpaceId): number {
  const friends = unitsIn(state, zone).filter((unit) => !areEnemies(state, unit.owner, state.power));
  return friends.some((unit) => unit.owner === state.power && hasDeck(state, unit))
    ? deckRoom(state, friends) - fightersAmong(state, friends).length
    : 0;
}

/**
 * How many more fighters of the acting power can go aboard here (MOB-3) on carriers that were placed this turn, beside
 * the fighters that went aboard since.
 */
export function roomOnNewCarriers(state: GameState, zone: SpaceId): number {
  const { placed, deeds } = state.turn;
  const units = unitsIn(state, zone);
  const isNew = ({ id }: { readonly id: string }): boolean => placed.includes(id);
  const cameNow = fightersAmong(state, units).filter(
    (unit) => isNew(unit) || deeds[unit.id]?.phase === 'mobilize-new-units',
  );
  return deckRoom(state, units.filter(isNew)) - cameNow.length;
}
