import type { AdvantageRule } from '../../advantages/advantageRule.ts';

/**
 * Its power's carriers move 3.
 * @rule NA-US-5
 */
export const fastCarriers: AdvantageRule = {
  id: 'fast-carriers',
  changes: { carrier: { move: 3 } },
};
