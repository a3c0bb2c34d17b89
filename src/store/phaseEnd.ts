import { editionOf, play, usableAdvantages, type Command, type Edition, type GameState } from '../engine/index.ts';
import { hasNothingToPlace } from './emptyPhase.ts';
import { onlyBattle } from './onlyBattle.ts';
import { playNext, type Played } from './playOrders.ts';

const END: Command = { type: 'end-phase' };

/** Whether the next end of phase ends the turn: income is collected as soon as every new unit is placed. */
export const endsTurn = (state: GameState): boolean => phasesLeft(state).length === 0 || collectsAtOnce(state);

/** The phases of this turn that follow. */
function phasesLeft(state: GameState): Edition['phases'] {
  const { phases } = editionOf(state.edition);
  return phases.slice(1 + phases.findIndex(({ id }) => id === state.phase));
}

/**
 * Whether the end of this phase also collects the income: if every new unit is placed, and no advantage can be declared
 * before that.
 */
function collectsAtOnce(state: GameState): boolean {
  const [last, ...others] = phasesLeft(state);
  const isIncomeLeft = last !== undefined && others.length === 0 && Object.keys(last.takes).length === 0;
  if (!isIncomeLeft || !hasNothingToPlace(state)) return false;
  if (Object.keys(state.advantages).length === 0) return true;
  const ended = play(state, END);
  return !ended.ok || usableAdvantages(ended.value.state).length === 0;
}

/** The commands of one press on the end-phase button. */
export const endOrders = (state: GameState): readonly Command[] => (collectsAtOnce(state) ? [END, END] : [END]);

/** An only battle begins at once, if there is nothing else to choose. */
export function startOnlyBattle(played: Played): Played {
  const order = onlyBattle(played.timeline.state);
  return order === null ? played : (playNext(played, order) ?? played);
}
