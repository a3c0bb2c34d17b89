import { diceAsked, die, type AskedDice, type Command, type GameState } from '../engine/index.ts';
import { isOfLowLuck } from '../odds/pools.ts';
import type { Setup } from '../saves/schema.ts';
import { lowLuckRoll } from './lowLuckRoll.ts';

/** What of a game's set-up decides its dice. */
export type DiceSetup = Pick<Setup, 'seed' | 'diceMode'>;

/** How many dice this game has rolled so far. */
export const diceRolled = (commands: readonly Command[]): number =>
  commands.reduce((sum, command) => (command.type === 'roll' ? sum + command.dice.length : sum), 0);

/** Whether the program rolls the dice of a game; otherwise they are rolled at the table and typed in. */
export const programRolls = (setup: DiceSetup | null): boolean => setup !== null && setup.diceMode !== 'table';

/** The program's roll for these dice: the next ones of the seed, so that a reload gives the same result. */
export function programRoll(
  { seed, diceMode }: DiceSetup,
  commands: readonly Command[],
  state: GameState,
  asked: AskedDice,
): Command & { readonly type: 'roll' } {
  const first = diceRolled(commands);
  if (diceMode === 'low-luck' && isOfLowLuck(asked))
    return { type: 'roll', dice: lowLuckRoll(seed, first, state, asked), by: 'low-luck' };
  const dice = Array.from({ length: diceAsked(asked) }, (_, i) => die(seed, first + i));
  return { type: 'roll', dice, by: 'program' };
}

/** A random seed for a new game; the only source of randomness. */
export function newSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (n) => n.toString(36)).join('-');
}
