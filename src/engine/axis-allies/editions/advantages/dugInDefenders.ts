import type { AdvantageRule } from '../../advantages/advantageRule.ts';
import { boardOf, territoryOf } from '../../board.ts';
import { raise } from '../../combat/valueRules.ts';

/**
 * Its power's infantry on islands defend on 3, on whosever island (NA-JA-5, MAP-7).
 * @rule NA-JA-5
 */
export const dugInDefenders: AdvantageRule = {
  id: 'dug-in-defenders',
  values(state, { space }, side, values, owner) {
    if (side === 'defender' && territoryOf(boardOf(state), space)?.island)
      raise(state, values, { owner, type: 'infantry', to: 3 });
  },
};
