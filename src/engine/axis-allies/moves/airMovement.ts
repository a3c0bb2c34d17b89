import { boardOf, isSeaZone } from '../map/board.ts';
import type { SpaceId } from '../ids.ts';
import { areEnemies, beganInHostileZone, enemiesIn, isFriendlyTerritory, isHostile, typeOf } from '../pieces.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { GameState, Unit } from '../state.ts';

/** Where air units can end a move (CM-1, CM-10, NCM-5). */

/** Whether air units can land in a territory: it is friendly now and was when the turn began (NCM-5). */
export function isLandingTerritory(state: GameState, territory: SpaceId, power: string): boolean {
  const opening = state.turn.control[territory];
  return opening != null && !areEnemies(state, opening, power) && isFriendlyTerritory(state, territory, power);
}

/** Why an air unit cannot end a move in this space, or null. Ignores whether other air units also need the room. */
export function airEndRefusal(state: GameState, unit: Unit, end: SpaceId): Refusal | null {
  return state.phase === 'combat-move' ? attackEndRefusal(state, unit, end) : landingEndRefusal(state, unit, end);
}

function attackEndRefusal(state: GameState, unit: Unit, end: SpaceId): Refusal | null {
  if (isHostile(state, end, unit.owner)) return null;
  const isSea = isSeaZone(boardOf(state), end);
  if (isSea && enemiesIn(state, end, unit.owner).length > 0) return null;
  // Fighters can leave a zone that became hostile, without fighting, for a landing place (CM-1, CM-8).
  if (beganInHostileZone(state, unit) && !landingEndRefusal(state, unit, end)) return null;
  return refusal('CM-1', 'ends-friendly', { units: [unit.id], spaces: [end] });
}

/**
 * Why an air unit cannot land in this space, or null: it is no territory to land in, or the unit does not land on
 * decks. Whether a deck has room is asked in landing/.
 * @rule NCM-5
 */
function landingEndRefusal(state: GameState, unit: Unit, end: SpaceId): Refusal | null {
  const about = { units: [unit.id], spaces: [end] };
  if (isSeaZone(boardOf(state), end))
    return typeOf(state, unit).landsOnDecks ? null : refusal('NCM-5', 'not-a-landing-place', about);
  return isLandingTerritory(state, end, unit.owner) ? null : refusal('NCM-5', 'not-a-landing-place', about);
}
