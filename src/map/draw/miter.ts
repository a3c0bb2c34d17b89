import type { Point } from '../../geography/shapes.ts';
import { distance } from '../layout/polyline.ts';

/** A unit vector across the way from a to b; none where they are one point. */
function normal(a: Point, b: Point): Point {
  const length = distance(a, b);
  return length > 0 ? [(a[1] - b[1]) / length, (b[0] - a[0]) / length] : [0, 0];
}

/** Where the line's edge lies for a half width of one; sharp corners are cut at `longest`. */
export function miter(before: Point, here: Point, after: Point, longest = 2): Point {
  const [ax, ay] = normal(before, here);
  const [bx, by] = normal(here, after);
  // At the ends of an open line there is only one of the two.
  if (ax === 0 && ay === 0) return [bx, by];
  if (bx === 0 && by === 0) return [ax, ay];
  const [sx, sy] = [ax + bx, ay + by];
  const squared = sx * sx + sy * sy;
  if (squared < 1e-6) return [ax, ay];
  const stretch = Math.min(2 / squared, longest / Math.sqrt(squared));
  return [sx * stretch, sy * stretch];
}
