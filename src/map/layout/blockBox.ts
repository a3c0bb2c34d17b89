import type { SpaceId } from '../../engine/index.ts';
import type { SpaceShape } from '../../geography/shapes.ts';
import type { LayoutBox } from './Occupied.ts';
import type { PlacedBlock } from './placeBlocks.ts';

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
