import type { AdvantageRule } from '../../advantages/advantageRule.ts';
import { onHomeGround } from '../../advantages/inPlay.ts';
import { raise } from '../../combat/valueRules.ts';

/**
 * Its power's artillery in gray territories defends on 3.
 * @rule NA-GE-6
 */
export const fortressEurope: AdvantageRule = {
  id: 'fortress-europe',
  values(state, { space }, side, values, owner) {
    if (side === 'defender' && onHomeGround(state, owner, space))
      raise(state, values, { owner, type: 'artillery', to: 3 });
  },
};
