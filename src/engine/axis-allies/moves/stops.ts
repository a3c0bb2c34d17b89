import { boardOf, territoryOf } from '../map/board.ts';
import type { SpaceId } from '../ids.ts';
import { enemiesIn, hasEnemyDestroyer, isHostileTerritory, isHostileZone } from '../pieces.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { GameState, Unit } from '../state.ts';
import { isSubmarine, isTransport } from '../unitRoles.ts';

/** Where land units and ships must stop, even with movement left (CM-3, CM-4, CM-9, CM-14, CM-15, NCM-4). */

/** Whether a tank can blitz through a hostile territory: it has no enemy units and no complex (CM-9). */
const canBlitzThrough = (state: GameState, territory: SpaceId, unit: Unit): boolean =>
  !territoryOf(boardOf(state), territory)!.industrialComplex && enemiesIn(state, territory, unit.owner).length === 0;

/**
 * Why a land unit that entered this territory must stop there, or null (CM-3). Only tanks could move on, so it is
 * always CM-9.
 */
export function landStopRefusal(state: GameState, unit: Unit, at: SpaceId): Refusal | null {
  if (!isHostileTerritory(state, at, unit.owner) || canBlitzThrough(state, at, unit)) return null;
  return refusal('CM-9', 'must-stop', { units: [unit.id], spaces: [at] });
}

/** Why a ship that entered this zone must stop there, or null. */
export function seaStopRefusal(state: GameState, unit: Unit, at: SpaceId): Refusal | null {
  const about = { units: [unit.id], spaces: [at] };
  if (isSubmarine(unit.type)) {
    if (!hasEnemyDestroyer(state, at, unit.owner)) return null;
    return refusal(state.phase === 'combat-move' ? 'CM-14' : 'NCM-4', 'must-stop', about);
  }
  return isHostileZone(state, at, unit.owner)
    ? refusal(isTransport(unit.type) ? 'CM-15' : 'CM-4', 'must-stop', about)
    : null;
}
