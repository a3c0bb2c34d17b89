import { die, type Awaiting, type Command } from '../engine/index.ts';

/** How many dice this game has rolled so far. Nothing else about dice needs keeping. */
export const diceRolled = (commands: readonly Command[]): number =>
  commands.reduce((sum, command) => (command.type === 'roll' ? sum + command.dice.length : sum), 0);

/** The program's dice for what is asked: the seed's next ones, so that a reload rolls the same. */
export function seededDice(
  seed: string,
  commands: readonly Command[],
  asked: Awaiting & { readonly kind: 'dice' },
): readonly number[] {
  const first = diceRolled(commands);
  const dice = asked.groups.reduce((sum, { units }) => sum + units.length, 0);
  return Array.from({ length: dice }, (_, i) => die(seed, first + i));
}

/** A seed for a new game; the one place where chance comes in from outside. */
export function newSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (n) => n.toString(36)).join('-');
}
