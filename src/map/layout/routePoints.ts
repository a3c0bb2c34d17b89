import type { SpaceId } from '../../engine/index.ts';
import type { BoardLine } from '../../games/face/scene.ts';
import type { Point } from '../../geography/shapes.ts';
import type { MapLayout } from './mapLayout.ts';
import { unwrapPath } from './polyline.ts';

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

/**
 * The tip stops this far before the last point, in board pixels, but by no more than this share of the last section:
 * the units that arrived stand there.
 */
const SHORT = 55;
const SHARE = 0.25;
/** Length of the barbs in board pixels, and their angle to the line in radians. */
const BARB = 34;
const SPREAD = 0.5;

/**
 * An arrow through these points as open lines (shaft, head), the short way round the world; none if there are fewer
 * than two different points.
 */
export function arrow(points: readonly Point[], boardWidth: number): Point[][] {
  const line = unwrapPath(points, boardWidth);
  const from = line.at(-2);
  const end = line.at(-1);
  if (from === undefined || end === undefined) return [];
  const drawn = 1 - Math.min(SHARE, SHORT / Math.hypot(end[0] - from[0], end[1] - from[1]));
  const tip: Point = [from[0] + (end[0] - from[0]) * drawn, from[1] + (end[1] - from[1]) * drawn];
  const back = Math.atan2(from[1] - tip[1], from[0] - tip[0]);
  const barb = (turn: number): Point => [tip[0] + BARB * Math.cos(back + turn), tip[1] + BARB * Math.sin(back + turn)];
  return [
    [...line.slice(0, -1), tip],
    [barb(SPREAD), tip, barb(-SPREAD)],
  ];
}

/** The points of a line of the scene on the board, the short way round the world; none for fewer than two. */
export function linePoints(
  through: BoardLine['through'],
  anchorOf: (space: SpaceId) => Point | undefined,
  boardWidth: number,
): readonly Point[] {
  const points = through.flatMap((end): readonly Point[] => {
    const point = typeof end === 'string' ? anchorOf(end) : end;
    return point === undefined ? [] : [point];
  });
  return points.length < 2 ? [] : unwrapPath(points, boardWidth);
}
