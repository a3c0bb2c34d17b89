import { ok } from '../../../common/result.ts';
import type { AdvantageRule } from '../../advantages/advantageRule.ts';
import { interruptNow, phaseOf } from '../../board.ts';
import { canSpendNothing } from '../../phases/purchase.ts';
import { beginPhaseAfter } from '../../phases/turn.ts';
import type { GameState } from '../../state.ts';

const ID = 'joint-strike';

/**
 * Once, declared before its power's combat move: the power has no combat phases this turn, and on the next turn of the
 * United States its units move and fight as if they were American.
 * @rule NA-UK-2
 */
export const jointStrike: AdvantageRule = {
  id: ID,
  once: true,
  holdsForATime: true,
  strikesWith: 'united-states',
  use: {
    isTime: (state, owner) => state.power === owner && isBeforeCombat(state) && interruptNow(state) === undefined,
    plan: (_state, _command, power) => ok([{ type: 'advantage-began', power, advantage: ID, until: 'own-turn' }]),
    after(log) {
      if (log.state.phase === 'combat-move') beginPhaseAfter(log, phaseOf(log.state));
    },
  },
};

/** A turn without spending begins with combat move: then as long as nobody has moved. */
const isBeforeCombat = (state: GameState): boolean =>
  state.phase === 'develop-weapons' ||
  state.phase === 'purchase-units' ||
  (state.phase === 'combat-move' && canSpendNothing(state) && Object.keys(state.turn.deeds).length === 0);
