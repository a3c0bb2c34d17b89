import type { AdvantageRule } from '../../advantages/advantageRule.ts';

/**
 * Guns do not fire at its power's bombers.
 * @rule NA-US-6
 */
export const superfortresses: AdvantageRule = {
  id: 'superfortresses',
  changes: { bomber: { evadesGuns: true } },
};
