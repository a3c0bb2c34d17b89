import { diceAsked, die, type Awaiting, type Command } from '../engine/index.ts';
import type { Setup } from '../saves/schema.ts';
import { lowLuckDice } from './lowLuck.ts';

type AskedDice = Extract<Awaiting, { kind: 'dice' }>;

/** What of a game's set-up decides its dice. */
export type DiceSetup = Pick<Setup, 'seed' | 'diceMode'>;

/** How many dice this game has rolled so far. */
export const diceRolled = (commands: readonly Command[]): number =>
  commands.reduce((sum, command) => (command.type === 'roll' ? sum + command.dice.length : sum), 0);

/** Whether the program rolls the dice of a game; otherwise they are rolled at the table and typed in. */
export const programRolls = (setup: DiceSetup | null): boolean => setup !== null && setup.diceMode !== 'table';

/**
 * Whether dice of low luck are rolled for this: all that hit or miss, in battles and of guns. Dice that are counted as
 * IPCs, or that look for one number, are rolled as usual.
 */
export const isOfLowLuck = ({ roll }: AskedDice): boolean => roll === undefined || roll === 'antiaircraft';

/** The program's roll for these dice: the next ones of the seed, so that a reload gives the same result. */
export function programRoll(
  { seed, diceMode }: DiceSetup,
  commands: readonly Command[],
  asked: AskedDice,
): Command & { readonly type: 'roll' } {
  const first = diceRolled(commands);
  if (diceMode === 'low-luck' && isOfLowLuck(asked))
    return { type: 'roll', dice: lowLuckDice(seed, first, asked.groups), by: 'low-luck' };
  const dice = Array.from({ length: diceAsked(asked) }, (_, i) => die(seed, first + i));
  return { type: 'roll', dice, by: 'program' };
}

/** A random seed for a new game; the only source of randomness. */
export function newSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (n) => n.toString(36)).join('-');
}
