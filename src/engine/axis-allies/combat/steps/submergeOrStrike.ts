import type { BattleSide } from '../../state.ts';
import { freeSubmarines } from '../combatants.ts';
import type { StepRule } from '../stepRule.ts';
import { chooseSubmarines } from './chooseSubmarines.ts';

/** The submarines of a side submerge, or make a surprise strike in this round (COM-5, COM-6). */
export const submergeOrStrike = (side: BattleSide): StepRule =>
  chooseSubmarines({
    id: `${side}-submarines`,
    side,
    able: (state, battle) => freeSubmarines(state, battle, side).map(({ id }) => id),
    events: (units, striking) => [
      ...(units.length > 0 ? [{ type: 'submarines-submerged', side, units } as const] : []),
      ...(striking.length > 0 ? [{ type: 'submarines-strike', side, units: striking } as const] : []),
    ],
    // The battle may be over because the attacker's submarines have submerged (COM-5).
    clears: side === 'defender' ? 'end-if-over' : 'nothing',
  });
