import type { SpaceId } from '../../engine/index.ts';
import { isSameSize } from './fittingBlock.ts';
import { Occupied } from './Occupied.ts';
import { blockRoom, type PlacedBlock } from './placeBlocks.ts';
import type { StackBlock } from './piece.ts';

/**
 * The blocks of the previous layout that stay in place: all that keep their size, and the others that still fit there.
 * A block of another size that stood outside its space does not stay: it may fit inside now.
 */
export function blocksToKeep(
  before: readonly PlacedBlock[],
  choices: ReadonlyMap<SpaceId, readonly StackBlock[]>,
  { width, height }: { readonly width: number; readonly height: number },
  zoom: number,
): readonly PlacedBlock[] {
  const occupied = new Occupied(width);
  const kept: PlacedBlock[] = [];
  const keep = (placed: PlacedBlock, block: StackBlock): void => {
    occupied.add(blockRoom(placed, block, zoom));
    kept.push({ ...placed, block });
  };
  const others: (readonly [PlacedBlock, StackBlock])[] = [];
  for (const placed of before) {
    const blocks = choices.get(placed.space);
    const same = blocks?.find((block) => isSameSize(block, placed.block));
    const similar = blocks?.[placed.choice] ?? blocks?.[0];
    if (same) keep(placed, same);
    else if (similar && placed.leader === null) others.push([placed, similar]);
  }
  for (const [placed, block] of others) {
    const half = block.height / 2 / zoom;
    if (placed.y < half || placed.y > height - half) continue;
    if (occupied.isFree(blockRoom(placed, block, zoom))) keep(placed, block);
  }
  return kept;
}

/** The kept blocks that no other placed block covers. */
export function uncovered(
  kept: readonly PlacedBlock[],
  placed: readonly PlacedBlock[],
  boardWidth: number,
  zoom: number,
): readonly PlacedBlock[] {
  const spaces = new Set(kept.map(({ space }) => space));
  const covering = new Occupied(boardWidth);
  for (const other of placed)
    if (!spaces.has(other.space))
      covering.add({ x: other.x, y: other.y, width: other.block.width / zoom, height: other.block.height / zoom });
  return kept.filter((one) =>
    covering.isFree({ x: one.x, y: one.y, width: one.block.width / zoom, height: one.block.height / zoom }),
  );
}
