import type { SpaceId } from '../../engine/index.ts';
import type { Point } from '../../geography/shapes.ts';
import type { PlacedBlock } from '../layout/placeBlocks.ts';
import { wrapX } from '../camera/wrap.ts';

/**
 * The spaces whose units stand, by their block's middle, in the box between two board points; x may run over the
 * board's edge.
 */
export function spacesInBox(
  blocks: readonly PlacedBlock[],
  a: Point,
  b: Point,
  boardWidth: number,
): readonly SpaceId[] {
  const left = Math.min(a[0], b[0]);
  const wide = Math.abs(a[0] - b[0]);
  const [top, foot] = [Math.min(a[1], b[1]), Math.max(a[1], b[1])];
  return blocks.flatMap(({ space, x, y }) =>
    wrapX(x - left, boardWidth) <= wide && y >= top && y <= foot ? [space] : [],
  );
}
