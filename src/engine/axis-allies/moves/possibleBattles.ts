import { actingIn, actingPowers } from '../acting.ts';
import { flightDistances } from '../air/islandFlights.ts';
import type { SpaceId } from '../ids.ts';
import { deedOf, enemiesIn, typeOf, unitsOf } from '../pieces.ts';
import type { GameState } from '../state.ts';
import { movesLeft } from './readiness.ts';

/** Whether an armed air or sea unit is in this zone or could still come, so that a battle could clear it. */
export function couldBeCleared(state: GameState, zone: SpaceId): boolean {
  for (const power of actingPowers(state)) {
    const distance = flightDistances(state, power);
    for (const unit of unitsOf(state, power)) {
      const type = typeOf(state, unit);
      if (type.domain === 'land' || type.attack === 0) continue;
      const range = deedOf(state, unit.id) ? movesLeft(state, unit) : type.move;
      if (distance(unit.space, zone) <= range) return true;
    }
  }
  return false;
}

/**
 * Whether submarines alone bar this zone to ships that fight there without any escort: they may dive, which opens it
 * for a landing (AMPH-2).
 */
export const couldBeLeft = (state: GameState, zone: SpaceId): boolean =>
  actingIn(state, zone).some((unit) => !typeOf(state, unit).needsEscort) &&
  enemiesIn(state, zone, state.power).every((unit) => typeOf(state, unit).submerges);
