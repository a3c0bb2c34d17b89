import type { Command, GameState } from '../engine/index.ts';
import { orderText } from './orderText.ts';

/** A moment of a game: its state, and how many of its commands were given by then. */
interface Point {
  readonly state: GameState;
  readonly index: number;
  readonly before: Point | null;
}

/** A moment with all commands before it, and what undo left, which can be given again. */
interface Line extends Point {
  readonly commands: readonly Command[];
  readonly after: Line | null;
}

/** The order that follows a point, in words. */
function orderAfter({ state, index }: Point, { commands }: Line): string {
  const command = commands[index];
  return command === undefined ? '' : `: ${orderText(state, command)}`;
}

/** What undo or redo did between two moments of a game; empty if neither was used. */
export function undoText(before: Line, now: Line): string {
  if (before.after === now && now.before !== null) return `Given again${orderAfter(now.before, now)}.`;
  if (now.after !== before) return '';
  // Of the middle of a phase one order can be taken out too.
  const isBack = now.commands.every((command, i) => command === before.commands[i]);
  const followed = isBack && before.index > now.index + 1 ? ', and what followed' : '';
  return `Taken back${isBack ? orderAfter(now, before) : ''}${followed}.`;
}
