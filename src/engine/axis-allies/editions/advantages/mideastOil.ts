import type { AdvantageRule } from '../../advantages/advantageRule.ts';
import { onHomeGround } from '../../advantages/inPlay.ts';
import { emit } from '../../commandRule.ts';
import { deedOf, typeOf, unitOf } from '../../pieces.ts';

const ID = 'mideast-oil';
const FIELDS: readonly string[] = ['persia', 'trans-jordan', 'anglo-egypt'];

/**
 * An air unit that lands in Persia, Trans-Jordan or Anglo-Egypt in its power's noncombat move may fly its whole
 * movement again, once a turn.
 * @rule NA-UK-4
 */
export const mideastOil: AdvantageRule = {
  id: ID,
  reacts(log, event, owner) {
    const { state } = log;
    if (event.type !== 'units-moved' || event.power !== owner || state.phase !== 'noncombat-move') return;
    const landed = event.legs.flatMap(({ unit: id, route }) => {
      const unit = unitOf(state, id);
      const end = route.at(-1) ?? '';
      const isFilled =
        FIELDS.includes(end) && onHomeGround(state, owner, end) && deedOf(state, id)?.again === undefined;
      return unit && isFilled && typeOf(state, unit).domain === 'air' ? [unit] : [];
    });
    for (const points of new Set(landed.map((unit) => typeOf(state, unit).move))) {
      const units = landed.flatMap((unit) => (typeOf(state, unit).move === points ? [unit.id] : []));
      emit(log, { type: 'moves-granted', power: owner, advantage: ID, units, points });
    }
  },
};
