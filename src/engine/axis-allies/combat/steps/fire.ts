import type { BattleSide } from '../../state.ts';
import { otherSide, unitsInBattle } from '../combatants.ts';
import { removeCasualties } from '../endIfOver.ts';
import { rollGroups } from '../rollGroups.ts';
import type { StepRule } from '../stepRule.ts';
import { rollDice } from './rollDice.ts';
import { takeCasualties } from './takeCasualties.ts';

/** The fire of a side's units that have not made a surprise strike, and its casualties (COM-7, COM-8). */
export const fire = (side: BattleSide): readonly StepRule[] => [
  rollDice({
    id: `${side}-fire`,
    side,
    groups: (state, battle) =>
      rollGroups(
        state,
        battle,
        side,
        unitsInBattle(state, battle, side).filter(({ id }) => !battle.struck.includes(id)),
      ),
    // The casualties of surprise strikes are removed before anyone else fires (COM-6).
    ...(side === 'attacker' && { before: removeCasualties }),
  }),
  takeCasualties(`${side}-fire-casualties`, otherSide(side)),
];
