import type { SpaceId } from '../../engine/index.ts';
import type { Point } from '../../geography/shapes.ts';
import type { MapLayout } from './mapLayout.ts';

/** Between a block and a route that passes above it, relative to a badge. */
const CLEARANCE = 0.6;

/** The points of a route through its spaces: from block to block, and above the units in between. */
export function routePoints(
  { blocks, detail, zoom }: MapLayout,
  route: readonly SpaceId[],
  anchorOf: (space: SpaceId) => Point | undefined,
): readonly Point[] {
  return route.flatMap((space, i) => {
    const anchor = anchorOf(space);
    const placed = blocks.find((block) => block.space === space && block.leader === null);
    if (!placed || !anchor) return anchor ? [anchor] : [];
    const passes = i > 0 && i < route.length - 1;
    return [[placed.x, passes ? placed.y - (placed.block.height / 2 + detail.badge * CLEARANCE) / zoom : placed.y]];
  });
}
