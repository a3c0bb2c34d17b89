import type { BattleSide } from '../../state.ts';
import type { StepRule } from '../stepRule.ts';
import { volley } from './volley.ts';

/** The surprise strike of a side's submarines and its casualties (COM-6). */
export const strike = (side: BattleSide): readonly StepRule[] =>
  volley({
    side,
    kind: 'strike',
    fires: (_state, { struck }, { id }) => struck.includes(id),
    rolls: ({ idleDice }) => idleDice === true,
    // After submerging, the sides may be unable to hit each other: then the battle ends without dice (COM-16).
    clears: side === 'attacker' ? 'end-if-over' : 'nothing',
  });
