import type { SpaceId } from '../ids.ts';
import { isHostileZone, ownIn } from '../pieces.ts';
import type { GameState } from '../state.ts';

/** The acting power's units will fight at sea here: enemy surface warships, or an attack on the rest (CM-5). */
export function isBattlePlanned(state: GameState, zone: SpaceId): boolean {
  if (ownIn(state, zone, state.power).length === 0) return false;
  return isHostileZone(state, zone, state.power) || state.turn.engage[zone] === true;
}
