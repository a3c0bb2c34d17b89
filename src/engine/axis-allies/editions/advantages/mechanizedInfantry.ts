import type { AdvantageRule } from '../../advantages/advantageRule.ts';

/**
 * Its power's infantry move 2 and blitz.
 * @rule NA-US-4
 */
export const mechanizedInfantry: AdvantageRule = {
  id: 'mechanized-infantry',
  changes: { infantry: { move: 2, blitzes: true } },
};
