import { typeOf } from '../../pieces.ts';
import type { BattleSide } from '../../state.ts';
import { hasDestroyer, otherSide, survivors } from '../combatants.ts';
import type { StepRule } from '../round.ts';
import { chooseSubmarines } from './chooseSubmarines.ts';
import { volley } from './volley.ts';

/** Rounds in which units that can fire first always do, and submarines submerge at the end. */

/**
 * The fire of units that can fire first, destroyers or not, and its casualties: they do so in every opening fire, and
 * never after it (COM-6, COM-7).
 */
export const openingFire = (side: BattleSide): readonly StepRule[] =>
  volley({ side, kind: 'strike', fires: (state, _battle, unit) => typeOf(state, unit).firesFirst });

/** The fire of all others, and its casualties. Before it the casualties of the opening fire leave (COM-6, COM-8). */
export const mainFire = (side: BattleSide): readonly StepRule[] =>
  volley({
    side,
    kind: 'fire',
    fires: (state, _battle, unit) => !typeOf(state, unit).firesFirst,
    clears: side === 'attacker' ? 'surprised' : 'nothing',
  });

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
