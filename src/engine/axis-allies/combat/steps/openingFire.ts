import { typeOf } from '../../pieces.ts';
import type { Battle, BattleSide, GameState } from '../../state.ts';
import { canBeStruck, otherSide, survivors, unitsInBattle } from '../combatants.ts';
import { removeSurprised } from '../endIfOver.ts';
import { rollGroups } from '../rollGroups.ts';
import type { StepRule } from '../stepRule.ts';
import { rollDice } from './rollDice.ts';
import { takeCasualties } from './takeCasualties.ts';

/** Battle rounds in which units that can fire first always do: in every opening fire, and never after it (COM-7). */

/** The fire of those units, destroyers or not, and its casualties (COM-6, COM-7). */
export const openingFire = (side: BattleSide): readonly StepRule[] => [
  rollDice({ id: `${side}-strike`, side, groups: firing(side, true) }),
  takeCasualties(`${side}-strike-casualties`, otherSide(side)),
];

/** The fire of all others, and its casualties. Before it the casualties of the opening fire leave (COM-6, COM-8). */
export const mainFire = (side: BattleSide): readonly StepRule[] => [
  rollDice({
    id: `${side}-fire`,
    side,
    groups: firing(side, false),
    ...(side === 'attacker' && { before: removeSurprised }),
  }),
  takeCasualties(`${side}-fire-casualties`, otherSide(side)),
];

/** The dice of a side's units that fire first, or of its others, if they can hit anybody (COM-9). */
const firing = (side: BattleSide, isFirst: boolean) => (state: GameState, battle: Battle) => {
  const units = unitsInBattle(state, battle, side).filter((unit) => typeOf(state, unit).firesFirst === isFirst);
  const targets = survivors(state, battle, otherSide(side));
  return rollGroups(state, battle, side, units).filter(({ kind }) =>
    targets.some((target) => canBeStruck(state, target, kind, battle.destroyers[side])),
  );
};
