import { boardOf, isSeaZone, neighboursIn } from '../board.ts';
import type { SpaceId } from '../ids.ts';
import { hasFacility } from '../facilities.ts';
import { groundRefusal } from '../homeGround.ts';
import {
  beganInHostileZone,
  enemiesIn,
  hasEnemyDestroyer,
  hasSubmergedEnemy,
  isFriendlySince,
  isHostile,
  isHostileTerritory,
  isHostileZone,
  isUnattacked,
  typeOf,
} from '../pieces.ts';
import { guardedRefusal } from './walkIn.ts';
import { peaceRefusal } from '../politics/peace.ts';
import { refusal, type Refusal } from '../refusal.ts';
import { hasHold } from '../shipRoom.ts';
import type { GameState, Unit } from '../state.ts';
import { isTakenAlong } from './takenAlong.ts';

/**
 * Where land units and ships must stop, even with movement left (CM-3, CM-4, CM-9, CM-14, CM-15, NCM-4, SUB-3), which
 * territories land units enter, and where land and air units can end a move (CM-1, CM-10, NCM-3, NCM-5). For ships see
 * seaMovement.ts.
 */

/**
 * Whether nothing stops a blitz through a hostile territory: it has no enemy units and no facility (CM-9), and is no
 * neutral ground, nor was when the turn began (NEU-4).
 * @rule NEU-4
 */
const isOpen = (state: GameState, territory: SpaceId, unit: Unit): boolean =>
  !isUnattacked(state, territory) &&
  state.turn.risen?.includes(territory) !== true &&
  !hasFacility(state, territory) &&
  enemiesIn(state, territory, unit.owner).length === 0;

/**
 * Why a land unit that entered this territory must stop there, or null: it may blitz on. What it blitzes through is
 * taken by `takeBlitzed`.
 * @rule CM-3, CM-9, MECH-1
 */
export function landStopRefusal(state: GameState, unit: Unit, at: SpaceId): Refusal | null {
  if (!isHostileTerritory(state, at, unit.owner)) return null;
  const { blitzes } = typeOf(state, unit);
  if (blitzes && isOpen(state, at, unit)) return null;
  const rule = blitzes ? 'CM-9' : isTakenAlong(state, unit.type) ? 'MECH-2' : 'CM-3';
  return refusal(rule, 'must-stop', { units: [unit.id], spaces: [at] });
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

export const landNeighbours = (state: GameState, from: SpaceId): readonly SpaceId[] =>
  neighboursIn(boardOf(state).landNeighbours, from);

/**
 * Why a land unit cannot enter an adjacent territory, or null.
 * @rule NCM-3
 */
export function landEntryRefusal(state: GameState, unit: Unit, _from: SpaceId, to: SpaceId): Refusal | null {
  if (state.phase === 'noncombat-move' && isHostileTerritory(state, to, unit.owner))
    return refusal('NCM-3', 'hostile-space', { units: [unit.id], spaces: [to] });
  const { owner } = unit;
  return (
    peaceRefusal(state, owner, [unit.id], to) ??
    groundRefusal(state, unit, to) ??
    guardedRefusal(state, owner, [unit.id], to)
  );
}

/** Why a land unit cannot end its move after this route, or null. */
export function landEndRefusal(state: GameState, unit: Unit, route: readonly SpaceId[]): Refusal | null {
  if (state.phase === 'noncombat-move') return null;
  if (route.slice(1).some((space) => isHostileTerritory(state, space, unit.owner))) return null;
  return refusal('CM-1', 'ends-friendly', { units: [unit.id], spaces: route.slice(-1) });
}

/** Whether air units can land in a territory: it is friendly now and was when the turn began (NCM-5). */
export const isLandingTerritory = isFriendlySince;

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
