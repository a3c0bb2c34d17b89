import type { SpaceId } from '../ids.ts';
import {
  enemiesIn,
  hasEnemyDestroyer,
  hasSubmergedEnemy,
  isHostileTerritory,
  isHostileZone,
  typeOf,
} from '../pieces.ts';
import { hasComplex } from '../phases/complexes.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { GameState, Unit } from '../state.ts';
import { hasHold } from '../shipRoom.ts';

/** Where land units and ships must stop, even with movement left (CM-3, CM-4, CM-9, CM-14, CM-15, NCM-4, SUB-3). */

/** Whether nothing stops a blitz through a hostile territory: it has no enemy units and no complex (CM-9). */
const isOpen = (state: GameState, territory: SpaceId, unit: Unit): boolean =>
  !hasComplex(state, territory) && enemiesIn(state, territory, unit.owner).length === 0;

/**
 * Why a land unit that entered this territory must stop there, or null: it may blitz on. What it blitzes through is
 * taken by `takeBlitzed`.
 * @rule CM-3, CM-9
 */
export function landStopRefusal(state: GameState, unit: Unit, at: SpaceId): Refusal | null {
  if (!isHostileTerritory(state, at, unit.owner)) return null;
  const { blitzes } = typeOf(state, unit);
  if (blitzes && isOpen(state, at, unit)) return null;
  return refusal(blitzes ? 'CM-9' : 'CM-3', 'must-stop', { units: [unit.id], spaces: [at] });
}

/**
 * Why a ship that entered this zone must stop there, or null.
 * @rule CM-4, CM-14, CM-15, SUB-3
 */
export function seaStopRefusal(state: GameState, unit: Unit, at: SpaceId): Refusal | null {
  const about = { units: [unit.id], spaces: [at] };
  if (typeOf(state, unit).submerges) {
    if (!hasEnemyDestroyer(state, at, unit.owner)) return null;
    return refusal(state.phase === 'combat-move' ? 'CM-14' : 'NCM-4', 'must-stop', about);
  }
  if (typeOf(state, unit).huntsSubmarines && hasSubmergedEnemy(state, at, unit.owner))
    return refusal('SUB-3', 'must-stop', about);
  return isHostileZone(state, at, unit.owner)
    ? refusal(hasHold(state, unit) ? 'CM-15' : 'CM-4', 'must-stop', about)
    : null;
}
