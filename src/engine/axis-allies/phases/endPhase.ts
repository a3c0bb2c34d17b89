import { memoizePerState } from '../../common/memoize.ts';
import { fault, ok } from '../../common/result.ts';
import type { CommandOf } from '../command.ts';
import { type CommandRule, emit, type Log } from '../commandRule.ts';
import { boardOf, phaseOf } from '../map/board.ts';
import { type Refusal, together } from '../refusal.ts';
import type { GameState } from '../state.ts';
import { refundUnplaced } from './refund.ts';
import { beginPhaseAfter, beginTurn, nextPower } from './turn.ts';
import { outcomeAfterTurn } from './victory.ts';

/** Why the phase cannot end now, or null. Memoized: needed to draw the button and again for the command. */
const endPhaseRefusal = memoizePerState((state: GameState): Refusal | null =>
  together(phaseOf(state).faults?.(state) ?? []),
);

/** Ends the phase and begins the power's next phase or the next turn (TURN-2, TURN-3). */
export const endPhase: CommandRule<CommandOf<'end-phase'>> = {
  plan(state) {
    const refused = endPhaseRefusal(state);
    return refused ? fault(refused) : ok([]);
  },
  after(log) {
    const phase = phaseOf(log.state);
    phase.end?.(log);
    if (!beginPhaseAfter(log, phase)) endTurn(log);
  },
};

function endTurn(log: Log): void {
  refundUnplaced(log);
  const { power } = log.state;
  emit(log, { type: 'turn-ended', power });
  const outcome = outcomeAfterTurn(log.state, power);
  if (outcome) return emit(log, { type: 'game-won', outcome });
  const order = boardOf(log.state).edition.turnOrder;
  beginTurn(log, nextPower(order, power), log.state.round + (order.at(-1) === power ? 1 : 0));
}
