import type { Stack } from '../scene/stacks.ts';
import type { Detail } from './detail.ts';
import { type StackBlock, rowOf, stackBlock } from './stackBlock.ts';
import { totalsBlock } from './totals.ts';
import type { SpaceId } from '../../engine/index.ts';
import type { SpaceShape } from '../../geography/shapes.ts';
import type { LayoutBox } from './Occupied.ts';
import type { PlacedBlock } from './placeBlocks.ts';

const SHRUNK = 0.82;
/** A block may extend this much beyond its space's free circle; more at sea, where water is all around. */
export const ROOM = { land: 1.15, sea: 1.8 } as const;

/**
 * The block that extends least out of its space: a wide or tall one, or one with smaller counters if the space is
 * crowded (not at the closest level), or totals if the zoom is far out. `room` is the radius it may fill, in screen
 * pixels.
 */
export function fittingBlock(stacks: readonly Stack[], room: number, detail: Detail): StackBlock {
  const reach = ({ width, height }: StackBlock): number => Math.hypot(width, height) / 2;
  const rows = (counter: number, widest?: number): StackBlock =>
    stackBlock(stacks, counter, widest, detail.showsMovement);
  // Silhouettes of that size cannot be told apart.
  if (detail.isOverview) return totalsBlock(stacks, detail.counter);
  const wide = rows(detail.counter);
  if (reach(wide) <= room || (stacks.length < 2 && stacks[0]?.cargo.length === 0)) return wide;
  const tall = rows(detail.counter, Math.max(1, rowOf(stacks) - 1));
  const block = reach(tall) < reach(wide) ? tall : wide;
  if (reach(block) <= room) return block;
  if (detail.showsTotals) return totalsBlock(stacks, detail.counter);
  if (stacks.length < 4 || detail.level === 'close') return block;
  return rows(Math.round(detail.counter * SHRUNK));
}

/**
 * The blocks that a space's stacks may take: the one that fits best, then those for where it would cover other spaces,
 * with fewer counters in a row, with smaller counters, and in the end totals.
 */
export function blockChoices(stacks: readonly Stack[], room: number, detail: Detail): readonly StackBlock[] {
  const best = fittingBlock(stacks, room, detail);
  if (detail.isOverview) return [best];
  const widths = Array.from({ length: rowOf(stacks) }, (_, i) => rowOf(stacks) - i);
  const inRows = (counter: number): readonly StackBlock[] =>
    widths.map((widest) => stackBlock(stacks, counter, widest, detail.showsMovement));
  const small = Math.round(detail.counter * SHRUNK);
  const choices = [best, ...inRows(detail.counter), ...inRows(small), totalsBlock(stacks, detail.counter)];
  return choices.filter((block, i) => choices.findIndex((other) => isSameSize(block, other)) === i);
}

/** Whether two blocks take the same room. */
export const isSameSize = (a: StackBlock, b: StackBlock): boolean => a.width === b.width && a.height === b.height;

/** The box that a space's units cover on the board; an empty box at the anchor if it has none. */
export function blockBox(
  { anchor }: Pick<SpaceShape, 'anchor'>,
  placed: Pick<PlacedBlock, 'x' | 'y' | 'block'> | undefined,
  zoom: number,
): LayoutBox {
  if (!placed) return { x: anchor[0], y: anchor[1], width: 0, height: 0 };
  const { x, y, block } = placed;
  return { x, y, width: block.width / zoom, height: block.height / zoom };
}

/** Blocks by their spaces. */
export const blocksBySpace = (blocks: readonly PlacedBlock[]): ReadonlyMap<SpaceId, PlacedBlock> =>
  new Map(blocks.map((placed) => [placed.space, placed]));
