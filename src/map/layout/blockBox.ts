import type { SpaceShape } from '../../geography/shapes.ts';
import type { Box } from './Occupied.ts';
import type { PlacedBlock } from './placeBlocks.ts';

/** The box that a space's units cover on the board; an empty box at the anchor if it has none. */
export function blockBox(
  { id, anchor }: Pick<SpaceShape, 'id' | 'anchor'>,
  blocks: readonly PlacedBlock[],
  zoom: number,
): Box {
  const placed = blocks.find(({ space }) => space === id);
  if (!placed) return { x: anchor[0], y: anchor[1], width: 0, height: 0 };
  const { x, y, block } = placed;
  return { x, y, width: block.width / zoom, height: block.height / zoom };
}
