import { boardOf, territoryOf } from '../board.ts';
import type { Guard } from '../edition.ts';
import type { ByUnitType, PowerId, SpaceId } from '../ids.ts';
import type { GameState } from '../state.ts';
import { areAtWar, areFriends, sideOf } from './relations.ts';

/** Ground that nobody holds and that can be taken: of nations that no power plays (POL-9), or neutral (NEU). */

/** The parts of a state that say whose ground is open to whom. */
export type Ground = Pick<GameState, 'edition' | 'control' | 'wars' | 'alignedNeutrals'>;

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
 * What rises to defend a territory: it is neutral ground that nobody holds and that can be attacked, before or after it
 * joined a side. Null for all others.
 * @rule NEU-1, NEU-4
 */
export function neutralForce(
  state: Pick<Ground, 'edition' | 'control'>,
  territory: SpaceId,
): ByUnitType<number> | null {
  const board = boardOf(state);
  if (!board.hasNeutralForces || state.control[territory] !== undefined) return null;
  return territoryOf(board, territory)?.rises ?? null;
}

/** Whether a territory is neutral ground that can be attacked and has not been (NEU-1). */
export const isUnattacked = (state: Ground, territory: SpaceId): boolean =>
  state.alignedNeutrals?.[territory] === undefined && neutralForce(state, territory) !== null;

/** How many units will rise if this territory is attacked now. */
export const risingIn = (state: Ground, territory: SpaceId): number =>
  isUnattacked(state, territory)
    ? Object.values(neutralForce(state, territory) ?? {}).reduce((sum, count) => sum + count, 0)
    : 0;

/**
 * What ground that nobody holds is to a power: to the enemies of its guards hostile, or at peace as long as they are;
 * to its guards and their friends neither. Neutral ground that can be attacked is hostile to all, and once attacked
 * friendly to the side it joined. Null where it is nothing to anybody.
 * @rule NEU-2
 */
export function unheldStanding(
  state: Ground,
  territory: SpaceId,
  power: PowerId,
): 'friendly' | 'hostile' | 'at-peace' | null {
  if (neutralForce(state, territory))
    return state.alignedNeutrals?.[territory] === (sideOf(state, power) ?? '') ? 'friendly' : 'hostile';
  const guard = guardOf(state, territory);
  if (!guard || guard.by.some((one) => areFriends(state, one, power))) return null;
  return !guard.attackBringsWar || guard.by.some((one) => areAtWar(state, one, power)) ? 'hostile' : 'at-peace';
}
