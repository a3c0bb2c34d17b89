/** Plane geometry shared by the steps of the build. */

import { type Bounds, boundsOf, type Point } from './shapes.ts';

/** Positive if the ring turns from +x towards +y. */
export function signedArea(ring: readonly Point[]): number {
  let twice = 0;
  forEachSide(ring, (p, q) => {
    twice += p[0] * q[1] - p[1] * q[0];
  });
  return twice / 2;
}

export function contains(ring: readonly Point[], x: number, y: number): boolean {
  let inside = false;
  forEachSide(ring, (p, q) => {
    if (p[1] > y !== q[1] > y && x < ((q[0] - p[0]) * (y - p[1])) / (q[1] - p[1]) + p[0]) inside = !inside;
  });
  return inside;
}

/** Even-odd over all rings, so that holes count as outside. */
export function containsEvenOdd(rings: readonly (readonly Point[])[], x: number, y: number): boolean {
  let inside = false;
  for (const ring of rings) if (contains(ring, x, y)) inside = !inside;
  return inside;
}

/** Visits every side of a ring, the closing one first. */
export function forEachSide(ring: readonly Point[], visit: (from: Point, to: Point) => void): void {
  let from = ring.at(-1);
  if (!from) return;
  for (const to of ring) {
    visit(from, to);
    from = to;
  }
}

export const boxOf = (ring: readonly Point[]): Bounds => boundsOf([ring]);

export function distance(p: Point, q: Point): number {
  return Math.hypot(q[0] - p[0], q[1] - p[1]);
}

export function samePoint(p: Point, q: Point): boolean {
  return p[0] === q[0] && p[1] === q[1];
}

/** A key for maps; coordinates are integers well below 2^20. */
export function pointKey(p: Point): number {
  return p[0] * 1048576 + p[1];
}

export function pairKey(a: string, b: string): string {
  return a < b ? `${a}|${b}` : `${b}|${a}`;
}

/** An element that must exist; throws a RangeError if it does not. */
export function at<T>(list: { readonly [index: number]: T }, index: number): T {
  const value = list[index];
  if (value === undefined) throw new RangeError(`no element ${index}`);
  return value;
}
