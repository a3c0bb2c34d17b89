import type { Point } from '../../geography/shapes.ts';
import { unwrapPath } from './polyline.ts';

/**
 * How far before its end the last stretch stops, in board pixels, but no more than this share of it: there the units
 * that have come stand.
 */
const SHORT = 55;
const SHARE = 0.25;
/** Length of the barbs in board pixels, and how far they stand off the line. */
const BARB = 34;
const SPREAD = 0.5;

/** An arrow through these places as open lines, the short way round the world; nothing where there is no way to go. */
export function arrow(places: readonly Point[], boardWidth: number): Point[][] {
  const line = unwrapPath(places, boardWidth);
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
