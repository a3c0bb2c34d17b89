import { boardOf } from '../board.ts';
import type { PowerId, Side } from '../ids.ts';
import type { GameState } from '../state.ts';
import { isWar } from './wars.ts';

/*
 * Two powers are friends, or at war, or neither. Who is at war stops, attacks, fires at and hinders the other, and its
 * ground and zones are hostile to it. Friends share spaces, decks and holds, and stand together in battle and victory.
 */

/** A power's side; null for an unknown id. */
export const sideOf = (state: Pick<GameState, 'edition'>, power: PowerId): Side | null =>
  boardOf(state).powers.get(power)?.side ?? null;

/** Whether two powers are of one side, or the same; an unknown id is a friend of itself only. */
export function areFriends(state: Pick<GameState, 'edition'>, a: PowerId, b: PowerId): boolean {
  if (a === b) return true;
  const { powers } = boardOf(state);
  const mine = powers.get(a)?.side;
  return mine !== undefined && mine === powers.get(b)?.side;
}

/**
 * Whether two powers are at war with each other; false if an id is unknown.
 * @rule POL-2
 */
export function areAtWar(state: Pick<GameState, 'edition' | 'wars'>, a: PowerId, b: PowerId): boolean {
  if (a === b) return false;
  if (state.wars) return isWar(state.wars, a, b);
  const { powers } = boardOf(state);
  const mine = powers.get(a)?.side;
  const other = powers.get(b)?.side;
  return mine !== other && mine !== undefined && other !== undefined;
}

/** Whether two powers are neither friends nor at war with each other (POL-2). */
export const areAtPeace = (state: Pick<GameState, 'edition' | 'wars'>, a: PowerId, b: PowerId): boolean =>
  !areFriends(state, a, b) && !areAtWar(state, a, b);
