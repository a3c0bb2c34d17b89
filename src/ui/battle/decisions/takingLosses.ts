import { awaiting, play, type Command, type GameState, type UnitId } from '../../../engine/index.ts';

/** A button that takes the losses chosen, and what its press orders after them. */
export interface TakingLosses {
  readonly text: string;
  readonly orders: readonly Command[];
}

const TAKEN: TakingLosses = { text: 'Take these losses', orders: [] };

/**
 * The ways on from losses where the program rolls: with the dice that fall next, or, for the attacker, who decides that
 * too, with another round. The first is the usual one.
 */
export function waysOn(state: GameState, units: readonly UnitId[]): readonly TakingLosses[] {
  const taken = play(state, { type: 'casualties', units });
  if (!taken.ok) return [TAKEN];
  const next = taken.value.state;
  switch (awaiting(next).kind) {
    case 'dice':
      return [{ text: `${TAKEN.text} and roll on`, orders: [] }];
    case 'retreat':
      return [
        { text: `${TAKEN.text} and fight round ${(next.battle?.round ?? 0) + 1}`, orders: [{ type: 'press' }] },
        TAKEN,
      ];
    default:
      return [TAKEN];
  }
}

/** The one way on where dice are typed. */
export const WITHOUT_DICE: readonly TakingLosses[] = [TAKEN];
