import { fault, ok } from '../../../common/result.ts';
import type { AdvantageRule } from '../../advantages/advantageRule.ts';
import { runningOf } from '../../advantages/inPlay.ts';
import { boardOf, interruptNow, neighboursIn } from '../../board.ts';
import { hasComplex, siteRefusal } from '../../phases/complexes.ts';
import { refusal } from '../../refusal.ts';

const ID = 'mobile-industry';

/**
 * In its power's noncombat move each of its complexes may move one territory. One that was captured this turn is not
 * used there till the next (CPX-4).
 * @rule NA-SU-3
 */
export const mobileIndustry: AdvantageRule = {
  id: ID,
  holdsForATime: true,
  use: {
    isTime: (state, owner) =>
      state.power === owner && state.phase === 'noncombat-move' && interruptNow(state) === undefined,
    plan(state, { from = '', to = '' }, owner) {
      const { landNeighbours } = boardOf(state);
      const moved = runningOf(state, ID)?.spaces ?? [];
      const isOwn = hasComplex(state, from) && state.control[from] === owner;
      if (!isOwn || moved.includes(from) || !neighboursIn(landNeighbours, from).includes(to) || siteRefusal(state, to))
        return fault(refusal('NA-SU-3', 'complex-stays', { spaces: [from, to] }));
      return ok([
        { type: 'complex-moved', power: owner, from, to },
        { type: 'advantage-began', power: owner, advantage: ID, until: 'turn', spaces: [...moved, to] },
      ]);
    },
  },
};
