import { partnerOf } from '../acting.ts';
import type { SpaceId, UnitId } from '../ids.ts';
import { boardOf, isSeaZone } from '../map/board.ts';
import { areEnemies, unitsIn, unitsOf } from '../pieces.ts';
import { deckRoom, fightersAmong } from '../shipRoom.ts';
import type { GameState } from '../state.ts';
import { guestsIn } from './guestsIn.ts';

/**
 * A partner's fighters that rest over the sea, for which the friendly carriers there have no deck. They do not move in
 * noncombat move, so nothing would ever bring them down (NA-UK-2).
 */
export function restingWithoutDeck(state: GameState): readonly UnitId[] {
  const partner = partnerOf(state);
  if (partner === null) return [];
  const board = boardOf(state);
  const spaces = new Set(fightersAmong(state, unitsOf(state, partner)).map(({ space }) => space));
  return [...spaces].filter((space) => isSeaZone(board, space)).flatMap((zone) => withoutDeck(state, zone, partner));
}

function withoutDeck(state: GameState, zone: SpaceId, partner: string): readonly UnitId[] {
  const guests = guestsIn(state, zone);
  const resting = guests.filter(({ owner }) => owner === partner);
  const friends = unitsIn(state, zone).filter(({ owner }) => !areEnemies(state, owner, state.power));
  const places = deckRoom(state, friends) - (guests.length - resting.length);
  return resting.slice(Math.max(0, places)).map(({ id }) => id);
}
