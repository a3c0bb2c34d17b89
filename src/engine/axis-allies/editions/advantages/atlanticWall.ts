import type { AdvantageRule } from '../../advantages/advantageRule.ts';
import { onHomeGround } from '../../advantages/inPlay.ts';
import { raise } from '../../combat/valueRules.ts';

/**
 * In the first cycle of a landing in a gray territory its power's infantry defend on 3.
 * @rule NA-GE-2
 */
export const atlanticWall: AdvantageRule = {
  id: 'atlantic-wall',
  values(state, { space, round, seaborne }, side, values, owner) {
    if (side === 'defender' && round === 1 && seaborne.length > 0 && onHomeGround(state, owner, space))
      raise(state, values, { owner, type: 'infantry', to: 3 });
  },
};
