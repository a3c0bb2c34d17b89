import { boardOf, neighboursIn, territoryOf } from '../map/board.ts';
import type { SpaceId } from '../ids.ts';
import { enemiesIn, isHostileTerritory } from '../pieces.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { GameState, Unit } from '../state.ts';

/** How land units step from territory to territory (CM-1, CM-3, CM-9, NCM-3). */

/** A tank may pass through: enemy-held, with neither unit nor complex in it (CM-9). */
const canBlitzThrough = (state: GameState, territory: SpaceId, unit: Unit): boolean =>
  !territoryOf(boardOf(state), territory)!.industrialComplex && enemiesIn(state, territory, unit.owner).length === 0;

export const landSteps = (state: GameState, from: SpaceId): readonly SpaceId[] =>
  neighboursIn(boardOf(state).landNeighbours, from);

/** Why a land unit may not enter a neighbouring territory. */
export function landEntry(state: GameState, unit: Unit, _from: SpaceId, to: SpaceId): Refusal | null {
  if (state.phase === 'noncombat-move' && isHostileTerritory(state, to, unit.owner))
    return refusal('NCM-3', 'hostile-space', { units: [unit.id], spaces: [to] });
  return null;
}

/**
 * Why a land unit on its way must stop in a hostile territory it entered (CM-3). Only tanks have a second step to be
 * kept from (CM-9).
 */
export function landStop(state: GameState, unit: Unit, at: SpaceId): Refusal | null {
  if (!isHostileTerritory(state, at, unit.owner) || canBlitzThrough(state, at, unit)) return null;
  return refusal('CM-9', 'must-stop', { units: [unit.id], spaces: [at] });
}

/** Why a land unit may not end its move at the end of this route. */
export function landEnd(state: GameState, unit: Unit, route: readonly SpaceId[]): Refusal | null {
  if (state.phase === 'noncombat-move') return null;
  if (route.slice(1).some((space) => isHostileTerritory(state, space, unit.owner))) return null;
  return refusal('CM-1', 'ends-friendly', { units: [unit.id], spaces: route.slice(-1) });
}
