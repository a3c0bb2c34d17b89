import { ok } from '../../../common/result.ts';
import type { AdvantageRule } from '../../advantages/advantageRule.ts';
import { runningOf } from '../../advantages/inPlay.ts';
import { raise } from '../../combat/valueRules.ts';

const ID = 'russian-winter';

/**
 * Declared in its power's collect income; till that power's next turn its infantry defend on 3.
 * @rule NA-SU-1
 */
export const russianWinter: AdvantageRule = {
  id: ID,
  once: true,
  holdsForATime: true,
  use: {
    isTime: ({ power, phase }, owner) => power === owner && phase === 'collect-income',
    plan: (_state, _command, power) => ok([{ type: 'advantage-began', power, advantage: ID, until: 'own-turn' }]),
  },
  values(state, _battle, side, values, owner) {
    if (side === 'defender' && runningOf(state, ID)) raise(state, values, { owner, type: 'infantry', to: 3 });
  },
};
