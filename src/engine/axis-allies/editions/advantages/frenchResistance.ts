import type { AdvantageRule } from '../../advantages/advantageRule.ts';
import { emit } from '../../commandRule.ts';
import { areEnemies } from '../../pieces.ts';

const ID = 'french-resistance';
const PLACE = 'western-europe';

/**
 * Once, when its side comes to control Western Europe, three infantry may be placed there at once.
 * @rule NA-UK-5
 */
export const frenchResistance: AdvantageRule = {
  id: ID,
  once: true,
  reacts(log, event, owner) {
    if (event.type !== 'territory-captured' || event.space !== PLACE || areEnemies(log.state, event.to, owner)) return;
    emit(log, { type: 'offer-made', offer: { advantage: ID, by: owner, places: [PLACE], units: { infantry: 3 } } });
  },
};
