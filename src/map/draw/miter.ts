import type { Point } from '../../geography/shapes.ts';
import { distance } from '../layout/polyline.ts';

/** The unit normal of the section from a to b; zero if they are one point. */
function normal(a: Point, b: Point): Point {
  const length = distance(a, b);
  return length > 0 ? [(a[1] - b[1]) / length, (b[0] - a[0]) / length] : [0, 0];
}

/** The offset from a point to the line's edge for a half width of 1; sharp corners are limited to `longest`. */
export function miter(before: Point, here: Point, after: Point, longest = 2): Point {
  const [ax, ay] = normal(before, here);
  const [bx, by] = normal(here, after);
  // An open line has only one section at its ends.
  if (ax === 0 && ay === 0) return [bx, by];
  if (bx === 0 && by === 0) return [ax, ay];
  const [sx, sy] = [ax + bx, ay + by];
  const squared = sx * sx + sy * sy;
  if (squared < 1e-6) return [ax, ay];
  const stretch = Math.min(2 / squared, longest / Math.sqrt(squared));
  return [sx * stretch, sy * stretch];
}
