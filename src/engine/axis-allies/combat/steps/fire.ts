import type { BattleSide } from '../../state.ts';
import type { StepRule } from '../stepRule.ts';
import { volley } from './volley.ts';

/** The fire of a side's units that have not made a surprise strike, and its casualties (COM-7, COM-8). */
export const fire = (side: BattleSide): readonly StepRule[] =>
  volley({
    side,
    kind: 'fire',
    fires: (_state, { struck }, { id }) => !struck.includes(id),
    // Fighters on a carrier fight even submarines that they cannot hit (COM-24); all but submarines do.
    rolls: (_state, _battle, { kind }) => kind !== 'submarine',
    // The casualties of surprise strikes are removed before anyone else fires (COM-6).
    clears: side === 'attacker' ? 'casualties' : 'nothing',
  });
