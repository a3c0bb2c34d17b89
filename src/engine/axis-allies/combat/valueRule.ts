import type { UnitId } from '../ids.ts';
import type { Battle, BattleSide, GameState } from '../state.ts';

/**
 * A rule that changes values in a battle. It is given those of a whole side and sets others, so that pairs can be
 * counted one for one.
 */
export interface ValueRule {
  /** Whether it can change any value of this side, whoever of it is left. */
  applies(state: GameState, battle: Battle, side: BattleSide): boolean;
  change(state: GameState, battle: Battle, side: BattleSide, values: Map<UnitId, number>): void;
}
