import type { AdvantageRule } from '../../advantages/advantageRule.ts';

/** Guns do not fire at its power's bombers (NA-US-6). */
export const superfortresses: AdvantageRule = {
  id: 'superfortresses',
  changes: { bomber: { evadesGuns: true } },
};
