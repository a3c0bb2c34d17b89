/** Prepares lines for the arrangement. */

import type { LonLat } from './definitions.ts';
import { at, distance } from './planar.ts';
import type { Point } from './shapes.ts';

/**
 * Makes longitudes continuous: the atlas jumps at 180 degrees, where this board has open sea. The first point falls
 * into the board's range.
 */
export function unwrap(line: readonly LonLat[], seam: number): LonLat[] {
  const unwrapped: LonLat[] = [];
  let previous: number | undefined;
  for (const [longitude, latitude] of line) {
    // A first point exactly on the seam stays at the left edge.
    const turns: number =
      previous === undefined ? -Math.floor((longitude - seam + 1e-9) / 360) : Math.round((previous - longitude) / 360);
    previous = longitude + turns * 360;
    unwrapped.push([previous, latitude]);
  }
  return unwrapped;
}

/** Inserts points so that long straight lines follow the projection. */
export function densify(line: readonly Point[], step: number): Point[] {
  const dense: Point[] = line.slice(0, 1);
  forEachLeg(line, (a, b) => {
    const pieces = Math.max(1, Math.ceil(Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])) / step));
    for (let k = 1; k <= pieces; k++) {
      dense.push([a[0] + ((b[0] - a[0]) * k) / pieces, a[1] + ((b[1] - a[1]) * k) / pieces]);
    }
  });
  return dense;
}

/** How strongly a spline follows its neighbours' direction: a bit tighter than Catmull-Rom. */
const TANGENT = 0.38;

/** A cardinal spline through all points, with `pieces` sections per leg. */
export function spline(line: readonly Point[], pieces: number): Point[] {
  if (line.length < 3) return [...line];
  const smooth: Point[] = [at(line, 0)];
  for (let i = 0; i + 1 < line.length; i++) {
    const [from, to] = [at(line, i), at(line, i + 1)];
    const before = at(line, Math.max(0, i - 1));
    const after = at(line, Math.min(line.length - 1, i + 2));
    for (let k = 1; k <= pieces; k++) smooth.push(hermite(before, from, to, after, k / pieces));
  }
  return smooth;
}

function hermite(before: Point, from: Point, to: Point, after: Point, t: number): Point {
  const t2 = t * t;
  const t3 = t2 * t;
  const along = (axis: 0 | 1): number =>
    (2 * t3 - 3 * t2 + 1) * from[axis] +
    (t3 - 2 * t2 + t) * (to[axis] - before[axis]) * TANGENT +
    (3 * t2 - 2 * t3) * to[axis] +
    (t3 - t2) * (after[axis] - from[axis]) * TANGENT;
  return [along(0), along(1)];
}

/**
 * Adds fractal roughness to hand-drawn land borders, so that they match surveyed ones. It depends only on a leg's ends,
 * not on its direction, so that areas still share their common legs. Legs along a parallel or meridian are sides of
 * boxes and stay straight.
 */
export function roughen(line: readonly LonLat[], strength = 0.16, shortest = 0.35): LonLat[] {
  const rough: LonLat[] = line.slice(0, 1);
  forEachLeg(line, (a, b) => {
    if (a[0] === b[0] || a[1] === b[1]) rough.push(b);
    else displaceMiddle(a, b, strength, shortest, rough);
  });
  return rough;
}

function displaceMiddle(a: Point, b: Point, strength: number, shortest: number, out: Point[]): void {
  if (distance(a, b) < shortest) {
    out.push(b);
    return;
  }
  const backwards = a[0] > b[0] || (a[0] === b[0] && a[1] > b[1]);
  const shift = (backwards ? -noise(b, a) : noise(a, b)) * strength;
  const middle: Point = [(a[0] + b[0]) / 2 - (b[1] - a[1]) * shift, (a[1] + b[1]) / 2 + (b[0] - a[0]) * shift];
  displaceMiddle(a, middle, strength, shortest, out);
  displaceMiddle(middle, b, strength, shortest, out);
}

/** A pseudo-random number from -0.5 to 0.5, always the same for the same leg. */
function noise(a: Point, b: Point): number {
  let hash = 2166136261;
  for (const value of [...a, ...b]) {
    hash ^= Math.round(value * 1000) | 0;
    hash = Math.imul(hash, 16777619);
    hash ^= hash >>> 13;
  }
  return (hash >>> 0) / 4294967296 - 0.5;
}

/** Visits each leg: the section between two consecutive points of a line. */
export function forEachLeg<P>(line: readonly P[], visit: (from: P, to: P) => void): void {
  for (let i = 1; i < line.length; i++) visit(at(line, i - 1), at(line, i));
}
