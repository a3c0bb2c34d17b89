import type { AdvantageRule } from '../../advantages/advantageRule.ts';
import { onHomeGround } from '../../advantages/inPlay.ts';
import { fault, ok } from '../../../common/result.ts';
import { areEnemies, unitOf } from '../../pieces.ts';
import { refusal } from '../../refusal.ts';

/**
 * In its power's purchase phase friends' units in red territories may become its own.
 * @rule NA-SU-5
 */
export const lendLease: AdvantageRule = {
  id: 'lend-lease',
  use: {
    isTime: ({ power, phase }, owner) => power === owner && phase === 'purchase-units',
    plan(state, { units: ids = [] }, owner) {
      if (ids.length === 0) return fault(refusal('NA-SU-5', 'no-units-chosen'));
      const units = ids.map((id) => unitOf(state, id));
      const unknown = ids.filter((_, i) => !units[i]);
      if (unknown.length > 0) return fault(refusal('NA-SU-5', 'unknown-unit', { units: unknown }));
      const kept = units.filter(
        (unit) =>
          unit &&
          (unit.owner === owner || areEnemies(state, unit.owner, owner) || !onHomeGround(state, owner, unit.space)),
      );
      if (kept.length > 0)
        return fault(refusal('NA-SU-5', 'not-to-be-lent', { units: kept.flatMap((unit) => unit?.id ?? []) }));
      const lenders = new Set(units.flatMap((unit) => unit?.owner ?? []));
      return ok(
        [...lenders].map((from) => ({
          type: 'units-transferred',
          units: ids.filter((_, i) => units[i]?.owner === from),
          from,
          to: owner,
          why: 'lend-lease',
        })),
      );
    },
  },
};
