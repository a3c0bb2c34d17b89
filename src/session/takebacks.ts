import { MAX_SIDE_COMMANDS, MAX_SIDE_LINES } from '../saves/limits.ts';
import type { Setup, SideLine, Takebacks } from '../saves/schema.ts';
import type { GameRules, GameTypes } from '../engine/index.ts';

/** What the table agreed on takebacks; games of before it could be agreed ask everybody. */
export const takebackRule = (setup: Setup | null): Takebacks => setup?.agreed?.takebacks ?? 'ask';

/** The other players, who must agree before dice or choices of others are taken back. */
export const whoMustAgree = (setup: Setup | null, by: string): readonly string[] =>
  takebackRule(setup) === 'ask' ? (setup?.players ?? []).map(({ name }) => name).filter((name) => name !== by) : [];

/** Who asked for a takeback, and when: ISO date and time. */
export type TakebackAsked = Pick<SideLine, 'by' | 'takenBackAt'>;

/**
 * The side lines of a log that is cut back to its first `length` commands. A line that left the log later leaves it
 * there now, so that it still tells all of what was played.
 */
export const sideLinesAt = <Order>(
  lines: readonly SideLine<Order>[],
  commands: readonly Order[],
  length: number,
): readonly SideLine<Order>[] =>
  lines.every(({ after }) => after <= length)
    ? lines
    : lines.map((line) =>
        line.after <= length
          ? line
          : { ...line, after: length, commands: [...commands.slice(length, line.after), ...line.commands] },
      );

/** The side lines after everything from `length` on was taken back. */
export function withTakenBack<G extends GameTypes>(
  { diceIn }: GameRules<G>,
  lines: readonly SideLine<G['command']>[],
  commands: readonly G['command'][],
  length: number,
  asked: TakebackAsked,
): readonly SideLine<G['command']>[] {
  const taken = commands.slice(length);
  const line: SideLine<G['command']> = {
    number: (lines.at(-1)?.number ?? 0) + 1,
    after: length,
    commands: taken,
    ...asked,
    diceTaken: taken.reduce<number>((sum, command) => sum + diceIn(command), lines.at(-1)?.diceTaken ?? 0),
  };
  return withinLimits([...sideLinesAt(lines, commands, length), line]);
}

/** The latest lines that there is room for; the very latest in any case. */
function withinLimits<Order>(lines: readonly SideLine<Order>[]): readonly SideLine<Order>[] {
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
