import type { BattleSide } from '../../state.ts';
import { freeSubmarines } from '../combatants.ts';
import type { StepRule } from '../round.ts';
import { chooseSubmarines } from './chooseSubmarines.ts';
import { volley } from './volley.ts';

/** Rounds at whose beginning submarines choose: they submerge, or strike before all others. */

/** The submarines of a side submerge, or make a surprise strike in this round (COM-5, COM-6). */
export const submergeOrStrike = (side: BattleSide): StepRule =>
  chooseSubmarines({
    id: `${side}-submarines`,
    side,
    able: (state, battle) => freeSubmarines(state, battle, side).map(({ id }) => id),
    events: (units, striking) => [
      ...(units.length > 0 ? [{ type: 'submarines-submerged', side, units } as const] : []),
      ...(striking.length > 0 ? [{ type: 'submarines-strike', side, units: striking } as const] : []),
    ],
    // The battle may be over because the attacker's submarines have submerged (COM-5).
    clears: side === 'defender' ? 'end-if-over' : 'nothing',
  });

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

/**
 * The fire of all units of a side where none strikes before others: what a bombardment hit fires once more, and leaves
 * when both sides have fired (BOM-1).
 */
export const fireTogether = (side: BattleSide): readonly StepRule[] =>
  volley({ side, kind: 'fire', fires: () => true });
