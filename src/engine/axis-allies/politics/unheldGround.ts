import { boardOf, territoryOf } from '../board.ts';
import type { Guard } from '../edition.ts';
import type { PowerId, SpaceId } from '../ids.ts';
import type { GameState } from '../state.ts';
import { areAtWar, areFriends } from './relations.ts';

/** Ground that nobody holds and that can be taken: that of nations that no power plays (POL-9). */

type Ground = Pick<GameState, 'edition' | 'control' | 'wars'>;

/**
 * Who guards a territory: it belongs to a nation that no power plays, and no power has taken it. Null for all others.
 * @rule POL-9, POL-11
 */
export function guardOf(state: Ground, territory: SpaceId): Guard | null {
  const guards = boardOf(state).edition.politics?.guards ?? [];
  if (guards.length === 0 || state.control[territory] !== undefined) return null;
  const nation = territoryOf(boardOf(state), territory)?.nation ?? null;
  return nation === null ? null : (guards.find((guard) => guard.nation === nation) ?? null);
}

/**
 * What ground that nobody holds is to a power: to the enemies of its guards hostile, or at peace as long as they are;
 * to its guards and their friends neither. Null where it is nothing to anybody.
 */
export function unheldStanding(state: Ground, territory: SpaceId, power: PowerId): 'hostile' | 'at-peace' | null {
  const guard = guardOf(state, territory);
  if (!guard || guard.by.some((one) => areFriends(state, one, power))) return null;
  return !guard.attackBringsWar || guard.by.some((one) => areAtWar(state, one, power)) ? 'hostile' : 'at-peace';
}
