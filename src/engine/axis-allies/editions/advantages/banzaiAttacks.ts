import type { AdvantageRule } from '../../advantages/advantageRule.ts';
import { runningOf } from '../../advantages/inPlay.ts';
import { raise } from '../../combat/valueRules.ts';
import { emit } from '../../commandRule.ts';
import { domainOf } from '../../pieces.ts';

const ID = 'banzai-attacks';

/**
 * If its power begins an attack with infantry alone, they attack on 2 all battle long; in a landing aircraft and ships
 * may help.
 * @rule NA-JA-6
 */
export const banzaiAttacks: AdvantageRule = {
  id: ID,
  holdsForATime: true,
  reacts(log, event, owner) {
    if (event.type !== 'battle-began' || event.plan.kind !== 'land') return;
    const { state } = log;
    const attackers = event.attackers.flatMap((id) => state.units[id] ?? []);
    const ground = attackers.filter((unit) => domainOf(state, unit) === 'land');
    const counted = event.seaborne.length > 0 ? ground : attackers;
    if (counted.every((unit) => unit.type === 'infantry' && unit.owner === owner))
      emit(log, { type: 'advantage-began', power: owner, advantage: ID, until: 'battle' });
  },
  values(state, _battle, side, values, owner) {
    if (side === 'attacker' && runningOf(state, ID)) raise(state, values, { owner, type: 'infantry', to: 2 });
  },
};
