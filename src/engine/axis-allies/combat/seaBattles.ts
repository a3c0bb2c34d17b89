import type { SpaceId } from '../ids.ts';
import { isArmed, isHostileZone, ownIn } from '../pieces.ts';
import type { GameState } from '../state.ts';

/** The acting power's units will fight at sea here: enemy surface warships, or an attack on the rest (CM-5). */
export function isBattlePlanned(state: GameState, zone: SpaceId): boolean {
  if (ownIn(state, zone, state.power).length === 0) return false;
  return isHostileZone(state, zone, state.power) || state.turn.engage[zone] === true;
}

/** No enemy warship is here, or own units fight it: transports that are caught open no way (CM-8). */
export const isPassableAfterCombat = (state: GameState, zone: SpaceId): boolean =>
  !isHostileZone(state, zone, state.power) || ownIn(state, zone, state.power).some((unit) => isArmed(state, unit));
