import type { ValueRule } from '../combat/valueRule.ts';
import { advantagesWith } from './inPlay.ts';

/** What the advantages in play make of the values of a side in a battle. */
export const advantageValues: ValueRule = {
  applies: (state) => advantagesWith(state, 'values').length > 0,
  change(state, battle, side, values) {
    for (const { advantage, owner } of advantagesWith(state, 'values'))
      advantage.values(state, battle, side, values, owner);
  },
};
