import type { Stack } from '../scene/stacks.ts';
import type { PowerId } from '../../engine/index.ts';
import type { Readiness } from '../../games/face/scene.ts';

/** How many units of one power are in a space, including cargo, and how many of them are selected. */
export interface Total {
  readonly power: PowerId;
  readonly units: readonly string[];
  readonly count: number;
  readonly chosen: number;
  /** 'moved' if all have moved, 'urgent' if any is. */
  readonly readiness: Readiness;
}

/**
 * A counter, the emblem at the start of a power's row, cargo beside its transport, or a power's total instead of all
 * these.
 */
export interface BlockPiece {
  readonly kind: 'emblem' | 'counter' | 'cargo' | 'total';
  readonly power: PowerId;
  /** For counters and cargo. */
  readonly stack?: Stack;
  readonly total?: Total;
  /** The movement left, for counters of the moving power if they are large enough. */
  readonly pips?: readonly Pip[];
  /** From the block's upper left corner, in screen pixels. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A movement point that all units of a stack have left, or only some. */
export type Pip = 'all' | 'some';

/** All pieces of a space, side by side. In screen pixels. */
export interface StackBlock {
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly BlockPiece[];
}

/** One pip for each point of the unit with the most movement left. */
export const pipsOf = ([fewest, most]: readonly [fewest: number, most: number]): readonly Pip[] =>
  Array.from({ length: most }, (_, i) => (i < fewest ? 'all' : 'some'));

const GAP = 1;

/** The text beside the silhouette: empty for one unit, "2/5" while some are selected. */
export const countText = ({ count, chosen }: Stack): string =>
  chosen > 0 && chosen < count ? `${chosen}/${count}` : count > 1 ? String(count) : '';

/** Estimated, not measured, so that layout needs no canvas. */
export const pieceWidth = (stack: Stack, height: number): number => {
  const text = countText(stack);
  return Math.round(height * 1.4 + (text ? text.length * height * 0.44 + height * 0.1 : 0));
};

/** The default number of counters in a row. */
export const rowOf = (stacks: readonly Stack[]): number => Math.max(3, Math.ceil(Math.sqrt(stacks.length * 1.5)));

/**
 * All counters of a space in rows of at most `widest`; each power starts a new row with its emblem. With `movement`,
 * counters show the movement left.
 */
export function stackBlock(
  stacks: readonly Stack[],
  counter: number,
  widest = rowOf(stacks),
  movement = false,
): StackBlock {
  const pieces: BlockPiece[] = [];
  let y = 0;
  let width = 0;
  for (const power of new Set(stacks.map((stack) => stack.power))) {
    const own = stacks.filter((stack) => stack.power === power);
    // Rows of about equal length: two and two, not three and one.
    const perRow = Math.ceil(own.length / Math.ceil(own.length / widest));
    for (let from = 0; from < own.length; from += perRow) {
      let x = Math.round(counter * 0.8);
      if (from === 0) pieces.push({ kind: 'emblem', power, x: 0, y, width: x, height: counter });
      x += GAP;
      for (const stack of own.slice(from, from + perRow)) x = addCounter(pieces, stack, x, y, counter, movement);
      width = Math.max(width, x - GAP);
      y += counter + GAP;
    }
  }
  return { width, height: Math.max(0, y - GAP), pieces };
}

/** Adds a stack's counter and its cargo; returns the x of the next counter. */
function addCounter(
  pieces: BlockPiece[],
  stack: Stack,
  x: number,
  y: number,
  height: number,
  movement: boolean,
): number {
  const width = pieceWidth(stack, height);
  const pips = movement && stack.movesLeft !== null ? { pips: pipsOf(stack.movesLeft) } : {};
  pieces.push({ kind: 'counter', power: stack.power, stack, ...pips, x, y, width, height });
  let right = x + width;
  const small = Math.round(height * 0.72);
  for (const cargo of stack.cargo) {
    const cargoWidth = pieceWidth(cargo, small);
    pieces.push({
      kind: 'cargo',
      power: cargo.power,
      stack: cargo,
      x: right,
      y: y + height - small,
      width: cargoWidth,
      height: small,
    });
    right += cargoWidth;
  }
  return right + GAP;
}
