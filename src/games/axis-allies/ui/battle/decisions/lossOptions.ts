import { awaiting, play, type Command, type GameState, type UnitId } from '../../../../../engine/axis-allies/index.ts';
import { withStrike } from '../../../session/fighting.ts';
import { lossesText } from '../../../text/battleText.ts';

/** A button that takes the chosen losses and names them, and the orders it gives after that. */
export interface LossOption {
  readonly text: string;
  readonly orders: readonly Command[];
  /** After them a fight that waited for this choice goes on by itself. */
  readonly fightsOn?: true;
}

/** The only option where dice are typed. */
export const onlyTake = (state: GameState, units: readonly UnitId[]): readonly LossOption[] => [
  { text: lossesText(state, units), orders: [] },
];

/** The first option where a fight that goes on by itself waits for the choice. */
export const takeAndFightOn = (state: GameState, units: readonly UnitId[]): LossOption => ({
  text: `${lossesText(state, units)}, then fight on`,
  orders: [],
  fightsOn: true,
});

/**
 * The options after choosing losses if the program rolls: roll the next dice, or, for the attacker, fight another
 * round. The usual option comes first.
 */
export function lossOptions(state: GameState, units: readonly UnitId[]): readonly LossOption[] {
  const only = onlyTake(state, units);
  const taken = play(state, { type: 'casualties', units });
  if (!taken.ok) return only;
  const next = taken.value.state;
  const text = lossesText(state, units);
  switch (awaiting(next).kind) {
    case 'dice':
      return [{ text: `${text}, then roll on`, orders: [] }];
    case 'retreat':
      return [
        { text: `${text}, then fight round ${(next.battle?.round ?? 0) + 1}`, orders: pressOrders(next) },
        { text: `${text}, then decide`, orders: [] },
      ];
    case 'command':
    case 'casualties':
    case 'submerge':
    case 'fly-home':
    case 'stranded':
    case 'intercept':
    case 'share':
    case 'offer':
    case 'shoot':
    case 'lost-transports':
    case 'disrupt':
    case 'kamikaze':
    case 'scramble':
    case 'over':
      return only;
  }
}

/** What pressing on orders: another round, in which the attacker's submarines strike. */
export const pressOrders = (state: GameState): readonly Command[] => withStrike(state, { type: 'press' });
