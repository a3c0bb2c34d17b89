import { boardOf } from '../board.ts';
import type { PowerId, SpaceId, UnitId } from '../ids.ts';
import { isGroundAtPeace } from '../pieces.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { GameState } from '../state.ts';

/**
 * Why a power's units may not enter a territory or fly over it as long as there is peace, or null. Where others may
 * begin a war, a power that may not is told so.
 * @rule POL-2, POL-5
 */
export function peaceRefusal(
  state: GameState,
  power: PowerId,
  units: readonly UnitId[],
  territory: SpaceId,
): Refusal | null {
  if (!isGroundAtPeace(state, territory, power)) return null;
  const { provokes = {} } = boardOf(state).edition.politics ?? {};
  const waits = Object.keys(provokes).length > 0 && !provokes[power];
  return refusal(waits ? 'POL-5' : 'POL-2', waits ? 'war-not-begun' : 'at-peace', { units, spaces: [territory] });
}
