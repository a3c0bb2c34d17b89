import { fault, ok } from '../../../common/result.ts';
import type { AdvantageRule, UseAdvantage } from '../../advantages/advantageRule.ts';
import { interruptNow } from '../../board.ts';
import { emit, type Planned } from '../../commandRule.ts';
import type { PowerId } from '../../ids.ts';
import { isKamikaze } from '../../landing/flyers.ts';
import { deedOf, domainOf, unitOf, unitsOf } from '../../pieces.ts';
import { refusal } from '../../refusal.ts';
import type { GameState, Unit } from '../../state.ts';

const ID = 'kamikaze-attacks';
const RULE = 'NA-JA-2';

/**
 * In combat move air units may be declared to attack ships without coming back: they need no place to land, and are
 * lost in the opening fire in which they attack. Those that meet no ships fly as others do.
 * @rule NA-JA-2
 */
export const kamikazeAttacks: AdvantageRule = {
  id: ID,
  duty: 'kamikaze',
  use: {
    isTime: (state, owner) =>
      state.power === owner && state.phase === 'combat-move' && interruptNow(state) === undefined,
    plan,
  },
  reacts(log, event, power) {
    const { state } = log;
    if (event.type === 'phase-began' && event.phase === 'conduct-combat' && event.power === power) {
      const idle = declared(state, power).filter((unit) => !isKamikaze(state, unit, unit.space));
      if (idle.length > 0) emit(log, { type: 'kamikaze-called-off', power, units: idle.map(({ id }) => id) });
    }
    if (event.type !== 'battle-began' || event.plan.kind !== 'sea' || state.power !== power) return;
    const units = event.attackers.filter((id) => deedOf(state, id)?.duty === 'kamikaze');
    if (units.length > 0) emit(log, { type: 'units-doomed', power, advantage: ID, units });
  },
};

const declared = (state: GameState, power: PowerId): readonly Unit[] =>
  unitsOf(state, power).filter(({ id }) => deedOf(state, id)?.duty === 'kamikaze');

function plan(state: GameState, { units = [] }: UseAdvantage, power: PowerId): Planned {
  if (units.length === 0) return fault(refusal(RULE, 'no-units-chosen'));
  for (const id of units) {
    const unit = unitOf(state, id);
    if (!unit) return fault(refusal(RULE, 'unknown-unit', { units: [id] }));
    if (unit.owner !== power) return fault(refusal(RULE, 'not-your-unit', { units: [id], power: unit.owner }));
    if (domainOf(state, unit) !== 'air' || unit.aboard !== undefined || deedOf(state, id)?.duty)
      return fault(refusal(RULE, 'cannot-be-kamikaze', { units: [id], spaces: [unit.space] }));
  }
  return ok([{ type: 'kamikaze-declared', power, units: [...new Set(units)] }]);
}
