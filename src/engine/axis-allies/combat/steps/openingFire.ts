import { typeOf } from '../../pieces.ts';
import type { BattleSide } from '../../state.ts';
import type { StepRule } from '../stepRule.ts';
import { volley } from './volley.ts';

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
