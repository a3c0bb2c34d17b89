import type { Stack } from '../scene/stacks.ts';
import type { Piece, Pip, StackBlock } from './piece.ts';

/** As many pips as the unit with the most movement has points left. */
export const pipsOf = ([fewest, most]: readonly [fewest: number, most: number]): readonly Pip[] =>
  Array.from({ length: most }, (_, i) => (i < fewest ? 'all' : 'some'));

const GAP = 1;

/** What is written beside the silhouette: nothing for a single unit, "2/5" while some are chosen. */
export const countText = ({ count, chosen }: Stack): string =>
  chosen > 0 && chosen < count ? `${chosen}/${count}` : count > 1 ? String(count) : '';

/** Widths are reckoned, not measured, so that layout needs no canvas. */
export const pieceWidth = (stack: Stack, height: number): number => {
  const text = countText(stack);
  return Math.round(height * 1.4 + (text ? text.length * height * 0.44 + height * 0.1 : 0));
};

/** So many counters stand in a row if nothing asks for fewer. */
export const rowOf = (stacks: readonly Stack[]): number => Math.max(3, Math.ceil(Math.sqrt(stacks.length * 1.5)));

/**
 * All counters of a space in rows, at most `widest` in each, every power beginning a row of its own with its emblem.
 * Nothing is left out.
 * With `movement` they show what movement is left.
 */
export function stackBlock(
  stacks: readonly Stack[],
  counter: number,
  widest = rowOf(stacks),
  movement = false,
): StackBlock {
  const pieces: Piece[] = [];
  let y = 0;
  let width = 0;
  for (const power of new Set(stacks.map((stack) => stack.power))) {
    const own = stacks.filter((stack) => stack.power === power);
    // Rows of about equal length: four stand two by two, not three and one.
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

/** Returns where the next counter begins. */
function addCounter(pieces: Piece[], stack: Stack, x: number, y: number, height: number, movement: boolean): number {
  const width = pieceWidth(stack, height);
  const pips = movement && stack.left !== null ? { pips: pipsOf(stack.left) } : {};
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
