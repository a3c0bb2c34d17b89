import { diceAsked, die, type Awaiting, type Command } from '../engine/index.ts';

/** How many dice this game has rolled so far. */
export const diceRolled = (commands: readonly Command[]): number =>
  commands.reduce((sum, command) => (command.type === 'roll' ? sum + command.dice.length : sum), 0);

/** The program's dice for a roll: the next ones of the seed, so that a reload gives the same result. */
export function seededDice(
  seed: string,
  commands: readonly Command[],
  awaited: Awaiting & { readonly kind: 'dice' },
): readonly number[] {
  const first = diceRolled(commands);
  return Array.from({ length: diceAsked(awaited) }, (_, i) => die(seed, first + i));
}

/** A random seed for a new game; the only source of randomness. */
export function newSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (n) => n.toString(36)).join('-');
}
