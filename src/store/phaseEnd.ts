import type { Command, GameState } from '../engine/index.ts';
import { hasNothingToPlace } from './emptyPhase.ts';
import { playNext, type Played } from './playOrders.ts';

const END: Command = { type: 'end-phase' };

/** Whether the next end of phase ends the turn: income is collected as soon as every new unit is placed. */
export const endsTurn = (state: GameState): boolean =>
  state.phase === 'collect-income' || (state.phase === 'mobilize-new-units' && hasNothingToPlace(state));

/** The commands of one press on the end-phase button. */
export const endOrders = (state: GameState): readonly Command[] =>
  state.phase === 'mobilize-new-units' && hasNothingToPlace(state) ? [END, END] : [END];

/** An only battle begins at once, because there is nothing to choose. */
export function startOnlyBattle(played: Played): Played {
  const { phase, turn } = played.timeline.state;
  const [plan, ...others] = turn.battles;
  if (phase !== 'conduct-combat' || plan === undefined || others.length > 0) return played;
  return playNext(played, { type: 'fight', space: plan.space }) ?? played;
}
