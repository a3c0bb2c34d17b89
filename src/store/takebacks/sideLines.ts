import type { Command } from '../../engine/index.ts';
import { MAX_SIDE_COMMANDS, MAX_SIDE_LINES } from '../../saves/limits.ts';
import type { SideLine } from '../../saves/schema.ts';
import { diceRolled } from '../dice.ts';

/** Who asked for a takeback, and when: ISO date and time. */
export type Asked = Pick<SideLine, 'by' | 'takenBackAt'>;

/**
 * The side lines of a log that is cut back to its first `length` commands. A line that left the log later leaves it
 * there now, so that it still tells all of what was played.
 */
export const sideLinesAt = (
  lines: readonly SideLine[],
  commands: readonly Command[],
  length: number,
): readonly SideLine[] =>
  lines.every(({ after }) => after <= length)
    ? lines
    : lines.map((line) =>
        line.after <= length
          ? line
          : { ...line, after: length, commands: [...commands.slice(length, line.after), ...line.commands] },
      );

/** The side lines after everything from `length` on was taken back. */
export function withTakenBack(
  lines: readonly SideLine[],
  commands: readonly Command[],
  length: number,
  asked: Asked,
): readonly SideLine[] {
  const taken = commands.slice(length);
  const line: SideLine = {
    number: (lines.at(-1)?.number ?? 0) + 1,
    after: length,
    commands: taken,
    ...asked,
    diceTaken: (lines.at(-1)?.diceTaken ?? 0) + diceRolled(taken),
  };
  return withinLimits([...sideLinesAt(lines, commands, length), line]);
}

/** The latest lines that there is room for; the very latest in any case. */
function withinLimits(lines: readonly SideLine[]): readonly SideLine[] {
  let room = MAX_SIDE_COMMANDS;
  const first = lines.findLastIndex(({ commands }, i) => (room -= commands.length) < 0 && i < lines.length - 1);
  return lines.slice(Math.max(first + 1, lines.length - MAX_SIDE_LINES));
}

/** How many lines were taken back but are no longer kept. */
export const forgottenLines = (lines: readonly SideLine[]): number => (lines.at(-1)?.number ?? 0) - lines.length;

/** Whether two lists are of the same lines; what a line holds follows from its number and where it leaves the log. */
export const areSameLines = (some: readonly SideLine[], others: readonly SideLine[]): boolean =>
  some.length === others.length &&
  some.every(({ number, after }, i) => others[i]?.number === number && others[i].after === after);

/**
 * The seed of the program's next dice. After dice were taken back it is another one: going back never makes a roll
 * known beforehand.
 */
export function diceSeed(seed: string, lines: readonly SideLine[]): string {
  const taken = lines.at(-1)?.diceTaken ?? 0;
  return taken === 0 ? seed : `${seed} after ${taken} dice taken back`;
}
