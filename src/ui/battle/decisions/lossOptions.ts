import { awaiting, play, type Command, type GameState, type UnitId } from '../../../engine/index.ts';

/** A button that takes the chosen losses, and the orders it gives after that. */
export interface LossOption {
  readonly text: string;
  readonly orders: readonly Command[];
  /** After them a fight that waited for this choice goes on by itself. */
  readonly fightsOn?: true;
}

const TAKE_LOSSES: LossOption = { text: 'Take these losses', orders: [] };

/**
 * The options after choosing losses if the program rolls: roll the next dice, or, for the attacker, fight another
 * round. The usual option comes first.
 */
export function lossOptions(state: GameState, units: readonly UnitId[]): readonly LossOption[] {
  const taken = play(state, { type: 'casualties', units });
  if (!taken.ok) return [TAKE_LOSSES];
  const next = taken.value.state;
  switch (awaiting(next).kind) {
    case 'dice':
      return [{ text: `${TAKE_LOSSES.text} and roll on`, orders: [] }];
    case 'retreat':
      return [
        { text: `${TAKE_LOSSES.text} and fight round ${(next.battle?.round ?? 0) + 1}`, orders: [{ type: 'press' }] },
        TAKE_LOSSES,
      ];
    default:
      return [TAKE_LOSSES];
  }
}

/** The only option where dice are typed. */
export const ONLY_TAKE: readonly LossOption[] = [TAKE_LOSSES];

/** The first option where a fight that goes on by itself waits for the choice. */
export const TAKE_AND_FIGHT_ON: LossOption = { text: 'Take these losses and fight on', orders: [], fightsOn: true };
