import { boardOf, neighboursIn } from '../map/board.ts';
import type { SpaceId } from '../ids.ts';
import { isHostileTerritory } from '../pieces.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { GameState, Unit } from '../state.ts';

/** How land units move from territory to territory (CM-1, NCM-3). */

export const landNeighbours = (state: GameState, from: SpaceId): readonly SpaceId[] =>
  neighboursIn(boardOf(state).landNeighbours, from);

/**
 * Why a land unit cannot enter an adjacent territory, or null.
 * @rule NCM-3
 */
export function landEntryRefusal(state: GameState, unit: Unit, _from: SpaceId, to: SpaceId): Refusal | null {
  if (state.phase === 'noncombat-move' && isHostileTerritory(state, to, unit.owner))
    return refusal('NCM-3', 'hostile-space', { units: [unit.id], spaces: [to] });
  return null;
}

/** Why a land unit cannot end its move after this route, or null. */
export function landEndRefusal(state: GameState, unit: Unit, route: readonly SpaceId[]): Refusal | null {
  if (state.phase === 'noncombat-move') return null;
  if (route.slice(1).some((space) => isHostileTerritory(state, space, unit.owner))) return null;
  return refusal('CM-1', 'ends-friendly', { units: [unit.id], spaces: route.slice(-1) });
}
