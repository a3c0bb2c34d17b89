import { resolveUncontested } from '../combat/uncontested.ts';
import type { Log } from '../commandRule.ts';
import type { SpaceId, UnitId } from '../ids.ts';
import { allCanLandAshore, lostAnyway } from '../landing/landingProof.ts';
import { fightersWithoutPlace } from '../phases/strandedFighters.ts';
import { enemiesIn, unitsWithout } from '../pieces.ts';
import { hasDeck } from '../shipRoom.ts';
import type { GameState } from '../state.ts';

/**
 * The air units that find no place to land after a battle in this zone: the acting power's whatever it moves, if it
 * wins all battles to come without losses (NCM-6, NCM-7), and the enemy's fighters there (NCM-2).
 */
export const airUnitsLost = (state: GameState, zone: SpaceId): readonly UnitId[] => [
  ...lostAnyway(state),
  ...fightersWithoutPlace(state, zone),
];

/** Whether there can be such units, whoever is lost in that battle. */
export function canLoseAirUnits(state: GameState, zone: SpaceId): boolean {
  if (!allCanLandAshore(state)) return true;
  const carriers = enemiesIn(state, zone, state.power).filter((unit) => hasDeck(state, unit));
  if (carriers.length === 0) return false;
  const units = unitsWithout(state.units, new Set(carriers.map(({ id }) => id)));
  const log: Log = { state: { ...state, units }, events: [] };
  // What falls without a fight is taken by then (COM-2), and nobody lands there.
  resolveUncontested(log);
  return fightersWithoutPlace(log.state, zone).length > 0;
}
