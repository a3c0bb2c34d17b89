import { fault, ok } from '../../common/result.ts';
import { diceCountRefusal } from '../combat/dice.ts';
import { resolveUncontested } from '../combat/uncontested.ts';
import type { CommandOf } from '../command.ts';
import type { CommandRule, CommandRules, Planned } from '../commandRule.ts';
import type { SpaceId } from '../ids.ts';
import type { Interrupt } from '../interrupt.ts';
import { limitOf } from '../phases/complexes.ts';
import { refusal } from '../refusal.ts';
import type { GameState } from '../state.ts';
import { lossOf } from './losses.ts';
import { launcherIn, strikeRefusal } from './rockets.ts';

/** Launching a rocket, and its die (RKT-1). */

/** A gun strikes a complex: one die (RKT-1). */
export const rocket: CommandRule<CommandOf<'rocket'>> = {
  plan(state, { from, to }) {
    const refused = strikeRefusal(state, { from, to });
    return refused ? fault(refused) : ok([{ type: 'rocket-launched', unit: launcherIn(state, from)!.id, from, to }]);
  },
};

/** The die of a rocket is rolled before anything else (RKT-1). */
export const rocketDie: Interrupt = {
  isOpen: ({ roll }) => roll?.kind === 'rocket',
  asks: ({ power }) => ({ kind: 'dice', by: [power], roll: 'rocket', dice: 1, groups: [] }),
  takes: () => ROLL,
  refusal: ({ roll }) => refusal('RKT-1', 'rocket-first', { spaces: roll?.kind === 'rocket' ? [roll.to] : [] }),
};

/** What waited for the strike falls now, if no other gun can strike it (COM-2). */
const ROLL: CommandRules = { roll: { plan: planDie, after: resolveUncontested } };

/** What the die of a rocket costs the complex's holder, as far as he has it (RKT-1). */
export const rocketLoss = (state: GameState, space: SpaceId, die: number): number =>
  Math.min(limitOf(state, space), die);

function planDie(state: GameState, { dice }: CommandOf<'roll'>): Planned {
  const refused = diceCountRefusal(1, dice, 'RKT-1');
  if (refused) return fault(refused);
  const { from, to } = state.turn.rockets.at(-1)!;
  return ok([{ type: 'rocket-rolled', from, to, dice }, ...lossOf(state, to, rocketLoss(state, to, dice[0]!))]);
}
