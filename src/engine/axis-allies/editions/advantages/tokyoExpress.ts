import type { AdvantageRule } from '../../advantages/advantageRule.ts';

/**
 * Each destroyer of its power carries one infantry, as a transport does.
 * @rule NA-JA-1
 */
export const tokyoExpress: AdvantageRule = {
  id: 'tokyo-express',
  changes: { destroyer: { hold: ['light'] } },
};
