import type { AdvantageRule } from '../../advantages/advantageRule.ts';
import { onHomeGround } from '../../advantages/inPlay.ts';

/**
 * Its power's guns in tan territories hit on 1 and 2.
 * @rule NA-UK-1
 */
export const radar: AdvantageRule = {
  id: 'radar',
  gunFire: (state, space, owner) => (onHomeGround(state, owner, space) ? 2 : 0),
};
