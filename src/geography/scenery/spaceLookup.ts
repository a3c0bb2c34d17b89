/** Finds the space or decor of the finished shapes at a point. */

import type { Arc } from '../arcs.ts';
import { OUTSIDE } from '../labels.ts';
import type { AreaLabel } from '../labels.ts';
import { forEachLeg } from '../lines.ts';
import { at } from '../planar.ts';
import type { Point } from '../shapes.ts';
import { createFaceLocator } from '../faces.ts';

export type SpaceLookup = (point: Point) => AreaLabel;

/** A fast lookup for the simplified arcs; points are on the build's grid. */
export function createSpaceLookup(arcs: readonly Arc[]): SpaceLookup {
  const ends: Point[] = [];
  const labels: AreaLabel[] = [];
  for (const { left, right, points } of arcs) {
    forEachLeg(points, (from, to) => {
      ends.push(from, to);
      labels.push(left, right);
    });
  }
  const locate = createFaceLocator(
    ends.length / 2,
    (half) => at(ends, half),
    (half) => half,
  );
  // Half way between grid rows, so that the ray never passes through a corner, where two edges would match.
  return ([x, y]) => labels[locate(x, Math.floor(y) + 0.5)] ?? OUTSIDE;
}
