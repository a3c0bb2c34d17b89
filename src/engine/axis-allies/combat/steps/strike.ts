import type { BattleSide } from '../../state.ts';
import { otherSide, unitsInBattle } from '../combatants.ts';
import { endIfOver } from '../endIfOver.ts';
import { rollGroups } from '../rollGroups.ts';
import type { StepRule } from '../stepRule.ts';
import { rollDice } from './rollDice.ts';
import { takeCasualties } from './takeCasualties.ts';

/** The surprise strike of a side's submarines and its casualties (COM-6). */
export const strike = (side: BattleSide): readonly StepRule[] => [
  rollDice({
    id: `${side}-strike`,
    side,
    groups: (state, battle) =>
      rollGroups(
        state,
        battle,
        side,
        unitsInBattle(state, battle, side).filter(({ id }) => battle.struck.includes(id)),
      ),
    // After submerging, the sides may be unable to hit each other: then the battle ends without dice (COM-16).
    ...(side === 'attacker' && { before: endIfOver }),
  }),
  takeCasualties(`${side}-strike-casualties`, otherSide(side)),
];
