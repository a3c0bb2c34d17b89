import type { AdvantageRule } from '../../advantages/advantageRule.ts';

/**
 * For its power's flights an island group counts as its zone.
 * @rule NA-US-1
 */
export const islandBases: AdvantageRule = {
  id: 'island-bases',
  islandsAreInZones: true,
};
