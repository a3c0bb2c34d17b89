import { bombardmentGroups, GROUND_ONLY } from '../bombardment.ts';
import type { StepRule } from '../stepRule.ts';
import { rollDice } from './rollDice.ts';
import { takeCasualties } from './takeCasualties.ts';

/**
 * The bombardment of a coast in the first cycle, and its casualties, which do not fire back (BOM-3).
 * @rule BOM-1
 */
export const bombard: readonly StepRule[] = [
  rollDice({ id: 'bombardment', side: 'attacker', groups: bombardmentGroups }),
  takeCasualties('bombardment-casualties', 'defender', GROUND_ONLY),
];
