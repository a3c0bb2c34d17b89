import { typeOf } from '../../pieces.ts';
import type { BattleSide } from '../../state.ts';
import { hasDestroyer, otherSide, survivors } from '../combatants.ts';
import type { StepRule } from '../stepRule.ts';
import { chooseSubmarines } from './chooseSubmarines.ts';

/**
 * At the end of a round the submarines of a side can submerge, unless an enemy destroyer is left in the battle. They
 * stay under water till noncombat move ends (COM-5, COM-15, SUB-1).
 */
export const dive = (side: BattleSide): StepRule =>
  chooseSubmarines({
    id: `${side}-dive`,
    side,
    endsRound: true,
    able: (state, battle) =>
      hasDestroyer(state, battle, otherSide(side))
        ? []
        : survivors(state, battle, side).flatMap((unit) => (typeOf(state, unit).submerges ? [unit.id] : [])),
    events: (units) => (units.length > 0 ? [{ type: 'submarines-submerged', side, units, stay: true }] : []),
    clears: 'casualties',
  });
