import type { Point } from '../../geography/shapes.ts';
import { unwrapPath } from './polyline.ts';

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
