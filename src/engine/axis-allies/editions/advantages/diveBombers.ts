import type { AdvantageRule } from '../../advantages/advantageRule.ts';

/**
 * Fighters raid as bombers do, each die halved and rounded up.
 * @rule NA-GE-5
 */
export const diveBombers: AdvantageRule = {
  id: 'luftwaffe-dive-bombers',
  changes: { fighter: { raids: true, halvesRaidDice: true } },
};
