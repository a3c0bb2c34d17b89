import type { AdvantageRule } from '../../advantages/advantageRule.ts';
import { emit } from '../../commandRule.ts';

const ID = 'chinese-divisions';
const PLACES: readonly string[] = ['china', 'sinkiang', 'kwantung', 'french-indochina'];

/**
 * In each mobilize phase of its power one infantry comes free in China or beside it.
 * @rule NA-US-2
 */
export const chineseDivisions: AdvantageRule = {
  id: ID,
  reacts(log, event, owner) {
    if (event.type !== 'phase-began' || event.phase !== 'mobilize-new-units' || event.power !== owner) return;
    const places = PLACES.filter((space) => log.state.control[space] === owner);
    if (places.length > 0)
      emit(log, { type: 'offer-made', offer: { advantage: ID, by: owner, places, units: { infantry: 1 } } });
  },
};
