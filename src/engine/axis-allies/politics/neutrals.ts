import { boardOf } from '../board.ts';
import type { GameEvent } from '../event.ts';
import { NEUTRAL, SIDES, type SpaceId } from '../ids.ts';
import { newUnits, sideOf } from '../pieces.ts';
import type { GameState } from '../state.ts';
import { isUnattacked, neutralForce } from './unheldGround.ts';

/**
 * What comes before an order of combat move that attacks neutral ground for the first time: the ground joins the other
 * side, and what defends it rises. It goes with the order if that is taken back.
 * @rule NEU-1, POL-13
 */
export function risingAt(state: GameState, space: SpaceId): readonly GameEvent[] {
  if (state.phase !== 'combat-move' || !boardOf(state).hasNeutralForces || !isUnattacked(state, space)) return [];
  const side = sideOf(state, state.power);
  const joins = SIDES.find((other) => other !== side)!;
  const units = newUnits(state, neutralForce(state, space) ?? {}, NEUTRAL, space);
  return [{ type: 'neutral-attacked', space, by: state.power, joins, units }];
}
