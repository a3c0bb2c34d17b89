import { actingIn } from '../acting.ts';
import type { SpaceId } from '../ids.ts';
import { isArmed, isHostileZone } from '../pieces.ts';
import type { GameState } from '../state.ts';

/**
 * Whether the acting power fights in this zone: against units that bar it, or by choice against others (`planEngage`).
 * @rule CM-5
 */
export function isBattlePlanned(state: GameState, zone: SpaceId): boolean {
  if (actingIn(state, zone).length === 0) return false;
  return isHostileZone(state, zone, state.power) || state.turn.engage[zone] === true;
}

/** Whether ships may pass this zone after combat: it is not hostile, or own armed units fight there (CM-8). */
export const isPassableAfterCombat = (state: GameState, zone: SpaceId): boolean =>
  !isHostileZone(state, zone, state.power) || actingIn(state, zone).some((unit) => isArmed(state, unit));
