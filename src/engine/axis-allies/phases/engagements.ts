import { memoizePerState } from '../../common/memoize.ts';
import { plannedBattles } from '../combat/battles.ts';
import { boardOf } from '../map/board.ts';
import type { SpaceId } from '../ids.ts';
import { isEngagementOpen, willEngage } from '../moves/engage.ts';
import type { BattlePlan, GameState } from '../state.ts';

/** The zones where the acting power can attack or ignore submarines and transports, with the current choice. */
export const engagements = memoizePerState(
  (state: GameState): readonly { readonly zone: SpaceId; readonly attack: boolean }[] =>
    boardOf(state)
      .zones.filter((zone) => isEngagementOpen(state, zone))
      .map((zone) => ({ zone, attack: willEngage(state, zone) })),
);

/**
 * The battles that follow from the combat moves so far and the current choices of `engagements`. Memoized because the
 * user interface needs it for every space.
 */
export const battlesFromMoves = memoizePerState((state: GameState): readonly BattlePlan[] =>
  plannedBattles(withEngagements(state)),
);

/**
 * Battles still to be fought: in combat move those that follow from the moves so far, later those that were listed at
 * its end.
 */
export const battlesToCome = (state: GameState): readonly BattlePlan[] =>
  state.phase === 'combat-move' ? battlesFromMoves(state) : state.turn.battles;

/** The state with the current choices of `engagements` said. */
export function withEngagements(state: GameState): GameState {
  const engage = Object.fromEntries(engagements(state).map(({ zone, attack }) => [zone, attack]));
  return { ...state, turn: { ...state.turn, engage } };
}
