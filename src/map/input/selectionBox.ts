import type { SpaceId } from '../../engine/index.ts';
import type { Point } from '../../geography/shapes.ts';
import type { PlacedBlock } from '../layout/placeBlocks.ts';
import { wrapX } from '../camera/wrap.ts';

/** The spaces whose unit block has its middle in the box between two board points; x may exceed the board's width. */
export function spacesInBox(
  blocks: readonly PlacedBlock[],
  a: Point,
  b: Point,
  boardWidth: number,
): readonly SpaceId[] {
  const left = Math.min(a[0], b[0]);
  const width = Math.abs(a[0] - b[0]);
  const [top, bottom] = [Math.min(a[1], b[1]), Math.max(a[1], b[1])];
  return blocks.flatMap(({ space, x, y }) =>
    wrapX(x - left, boardWidth) <= width && y >= top && y <= bottom ? [space] : [],
  );
}
