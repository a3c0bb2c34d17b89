import type { AdvantageRule } from '../../advantages/advantageRule.ts';
import { unitsOf } from '../../pieces.ts';

const VICTIMS: readonly string[] = ['united-kingdom', 'united-states'];

/**
 * Two enemies collect 1 IPC less for each submarine of its power.
 * @rule NA-GE-1
 */
export const uBoatInterdiction: AdvantageRule = {
  id: 'u-boat-interdiction',
  income(state, power, owner) {
    if (!VICTIMS.includes(power)) return null;
    const submarines = unitsOf(state, owner).filter(({ type }) => type === 'submarine');
    if (submarines.length === 0) return null;
    return { ipcs: -submarines.length, spaces: [...new Set(submarines.map(({ space }) => space))] };
  },
};
