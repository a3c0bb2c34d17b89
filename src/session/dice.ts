import type { Setup, SideLine } from '../saves/schema.ts';
import { playNext, type Played } from './orders.ts';
import type { GameTypes } from '../engine/index.ts';
import type { Timeline } from './timeline.ts';

/** What of a game's set-up decides its dice. */
export type DiceSetup = Pick<Setup, 'seed' | 'diceMode'>;

/** Whether the program rolls the dice of a game; otherwise they are rolled at the table and typed in. */
export const programRolls = (setup: DiceSetup | null): boolean => setup !== null && setup.diceMode !== 'table';

/** The program's roll: the next dice of the seed, so that a reload gives the same. Null if the game waits for none. */
export function programRoll<G extends GameTypes>(
  { rules, state, commands, sideLines }: Timeline<G>,
  { seed, diceMode }: DiceSetup,
): G['command'] | null {
  return rules.roll(state, {
    seed: diceSeed(seed, sideLines),
    rolled: commands.reduce<number>((sum, command) => sum + rules.diceIn(command), 0),
    isLowLuck: diceMode === 'low-luck',
  });
}

/** Rolls the program's dice if the game waits for dice; else null. */
export function rollDice<G extends GameTypes>(played: Played<G>, setup: DiceSetup): Played<G> | null {
  const roll = programRoll(played.timeline, setup);
  return roll === null ? null : playNext(played, roll);
}

/**
 * The seed of the program's next dice. After dice were taken back it is another one: going back never makes a roll
 * known beforehand.
 */
export function diceSeed(seed: string, lines: readonly Pick<SideLine, 'diceTaken'>[]): string {
  const taken = lines.at(-1)?.diceTaken ?? 0;
  return taken === 0 ? seed : `${seed} after ${taken} dice taken back`;
}

/** A random seed for a new game; the only source of randomness. */
export function newSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (n) => n.toString(36)).join('-');
}
