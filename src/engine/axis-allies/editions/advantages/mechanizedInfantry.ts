import type { AdvantageRule } from '../../advantages/advantageRule.ts';

/** Its power's infantry move 2 and blitz (NA-US-4). */
export const mechanizedInfantry: AdvantageRule = {
  id: 'mechanized-infantry',
  changes: { infantry: { move: 2, blitzes: true } },
};
