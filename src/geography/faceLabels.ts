/** Labels every face of the arrangement by testing one point inside it. */

import type { Arrangement } from './faces.ts';
import { OUTSIDE } from './labels.ts';
import type { Label } from './labels.ts';
import { at, distance } from './planar.ts';
import type { Point } from './planar.ts';

/** Distance of the tested point from the middle of the face's longest side, in grid units. */
const INWARD = 0.3;

export function labelFaces(
  arrangement: Arrangement,
  labelAt: (x: number, y: number) => Label,
  gridWidth: number,
  gridHeight: number,
): Label[] {
  return longestSides(arrangement).map(([p, q]) => {
    const length = distance(p, q);
    const x = (p[0] + q[0]) / 2 - ((q[1] - p[1]) / length) * INWARD;
    const y = (p[1] + q[1]) / 2 + ((q[0] - p[0]) / length) * INWARD;
    return x < 0 || x > gridWidth || y < 0 || y > gridHeight ? OUTSIDE : labelAt(x, y);
  });
}

/** The longest side of each face: a point beside it lies inside even thin faces. */
function longestSides({ vertices, edgeCount, faceCount, origin, face }: Arrangement): (readonly [Point, Point])[] {
  const lengths = new Float64Array(faceCount).fill(-1);
  const sides: (readonly [Point, Point])[] = [];
  for (let h = 0; h < 2 * edgeCount; h++) {
    const [p, q] = [at(vertices, origin(h)), at(vertices, origin(h ^ 1))];
    const length = distance(p, q);
    if (length <= at(lengths, face(h))) continue;
    lengths[face(h)] = length;
    sides[face(h)] = [p, q];
  }
  return sides;
}
