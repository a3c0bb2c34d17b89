import type { AdvantageRule } from '../../advantages/advantageRule.ts';

/**
 * Transports of its power land troops, move on and land troops again, within their room and movement.
 * @rule NA-JA-4
 */
export const lightningAssaults: AdvantageRule = {
  id: 'lightning-assaults',
  changes: { transport: { assaultsAgain: true } },
};
