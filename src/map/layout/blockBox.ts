import type { SpaceShape } from '../../geography/shapes.ts';
import type { Box } from './Occupied.ts';
import type { PlacedBlock } from './placeBlocks.ts';

/** What the units of a space cover on the board; where none stand, the point where they would. */
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
