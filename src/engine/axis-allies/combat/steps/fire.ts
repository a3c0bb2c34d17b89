import type { BattleSide } from '../../state.ts';
import type { StepRule } from '../stepRule.ts';
import { volley } from './volley.ts';

/** The fire of a side's units that have not made a surprise strike, and its casualties (COM-7, COM-8). */
export const fire = (side: BattleSide): readonly StepRule[] =>
  volley({
    side,
    kind: 'fire',
    fires: (_state, { struck }, { id }) => !struck.includes(id),
    // The casualties of surprise strikes are removed before anyone else fires (COM-6).
    clears: side === 'attacker' ? 'casualties' : 'nothing',
  });
