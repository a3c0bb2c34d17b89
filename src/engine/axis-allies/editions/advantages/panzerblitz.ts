import type { AdvantageRule } from '../../advantages/advantageRule.ts';
import { emit } from '../../commandRule.ts';

const ID = 'panzerblitz';

/**
 * If all defenders of a territory are destroyed in one cycle, the tanks left move 1 in noncombat move.
 * @rule NA-GE-3
 */
export const panzerblitz: AdvantageRule = {
  id: ID,
  reacts(log, event, owner, { battle, units }) {
    if (event.type !== 'battle-ended' || event.result !== 'attacker-won' || !battle || battle.round > 1) return;
    const tanks = battle.attackers.filter((id) => units[id]?.type === 'tank' && units[id]?.owner === owner);
    if (tanks.length > 0) emit(log, { type: 'moves-granted', power: owner, advantage: ID, units: tanks, points: 1 });
  },
};
