import type { SpaceId } from '../../engine/index.ts';
import { Occupied } from './Occupied.ts';
import { blockRoom, type PlacedBlock } from './placeBlocks.ts';
import type { StackBlock } from './piece.ts';

/**
 * Which blocks of a layout before can stay where they stand: those that are as large as they were, and of the others
 * as many as still have room there. One that stood outside its space and is smaller now may find room within.
 */
export function blocksToKeep(
  before: readonly PlacedBlock[],
  blocks: ReadonlyMap<SpaceId, StackBlock>,
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
    const block = blocks.get(placed.space);
    if (block === undefined) continue;
    if (block.width === placed.block.width && block.height === placed.block.height) keep(placed, block);
    else if (placed.leader === null) others.push([placed, block]);
  }
  for (const [placed, block] of others) {
    const half = block.height / 2 / zoom;
    if (placed.y < half || placed.y > height - half) continue;
    if (occupied.isFree(blockRoom(placed, block, zoom))) keep(placed, block);
  }
  return kept;
}

/** Those that none of the others covers. */
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
