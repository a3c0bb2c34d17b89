import { boardOf, neighboursIn } from '../board.ts';
import type { SpaceId } from '../ids.ts';
import {
  beganInHostileZone,
  closedCanal,
  enemiesIn,
  hasEnemyDestroyer,
  isArmed,
  isHostileZone,
  typeOf,
} from '../pieces.ts';
import { refusal, type Refusal } from '../refusal.ts';
import { hasHold } from '../shipRoom.ts';
import type { GameState, Unit } from '../state.ts';
import { couldAssaultFrom, couldBeCleared } from './possibleBattles.ts';

/** How ships move from zone to zone (CM-1, CM-8, NCM-4, MAP-5, MAP-6). */

export const seaNeighbours = (state: GameState, from: SpaceId): readonly SpaceId[] =>
  neighboursIn(boardOf(state).seaNeighbours, from);

/**
 * Why a ship cannot enter an adjacent zone, or null (MAP-6).
 * @rule NCM-4
 */
export function seaEntryRefusal(state: GameState, unit: Unit, from: SpaceId, to: SpaceId): Refusal | null {
  if (closedCanal(state, from, to, unit.owner))
    return refusal('MAP-6', 'canal-closed', { units: [unit.id], spaces: [from, to] });
  return state.phase === 'noncombat-move' && isHostileZone(state, to, unit.owner) && !passesNow(state, unit, to)
    ? refusal('NCM-4', 'hostile-space', { units: [unit.id], spaces: [to] })
    : null;
}

/**
 * Whether a ship may enter this hostile zone in noncombat move: submarines may, but not where a destroyer would stop
 * those that may not end there (NCM-4).
 */
function passesNow(state: GameState, unit: Unit, zone: SpaceId): boolean {
  const { submerges, restsAmongEnemies } = typeOf(state, unit);
  return submerges && (restsAmongEnemies || !hasEnemyDestroyer(state, zone, unit.owner));
}

/**
 * Why a ship cannot end its move after this route, or null. In combat move it must be able to fight, escape or support
 * an assault there. For others see `landEndRefusal` and `airEndRefusal`; at the end of the phase `zonesInFault` looks
 * again.
 * @rule CM-1
 */
export function seaEndRefusal(
  state: GameState,
  unit: Unit,
  route: readonly SpaceId[],
  movesLeft: number,
): Refusal | null {
  const end = route.at(-1)!;
  if (state.phase === 'noncombat-move') {
    // Other ships cannot even have entered a hostile zone.
    const { submerges, restsAmongEnemies } = typeOf(state, unit);
    return submerges && !restsAmongEnemies && isHostileZone(state, end, unit.owner)
      ? refusal('NCM-4', 'hostile-space', { units: [unit.id], spaces: [end] })
      : null;
  }
  const enemies = enemiesIn(state, end, unit.owner).length > 0;
  const cannotBeCleared = enemies && typeOf(state, unit).needsEscort && !couldBeCleared(state, end);
  if (isHostileZone(state, end, unit.owner))
    return cannotBeCleared ? refusal('CM-21', 'transports-attack-alone', { units: [unit.id], spaces: [end] }) : null;
  if (beganInHostileZone(state, unit)) return null;
  const { transports } = boardOf(state).edition;
  if (hasHold(state, unit) && transports.hasPurpose(state, unit, end, movesLeft)) return null;
  if ((!hasHold(state, unit) || isArmed(state, unit)) && couldAssaultFrom(state, end)) return null;
  if (enemies && !cannotBeCleared) return null;
  return refusal('CM-1', 'ends-friendly', { units: [unit.id], spaces: [end] });
}
