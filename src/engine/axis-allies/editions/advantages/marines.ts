import type { AdvantageRule } from '../../advantages/advantageRule.ts';
import { raise } from '../../combat/valueRules.ts';

/**
 * In the first cycle of a landing its power's infantry attack on 2, all in that battle.
 * @rule NA-US-3
 */
export const marines: AdvantageRule = {
  id: 'marines',
  values(state, { round, seaborne }, side, values, owner) {
    if (side === 'attacker' && round === 1 && seaborne.length > 0)
      raise(state, values, { owner, type: 'infantry', to: 2 });
  },
};
