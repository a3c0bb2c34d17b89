/** Point location with a ray to the left: the first edge it hits determines the face. */

import type { Point } from './planar.ts';

const ROW = 32;

/** `faceOf` gives what is left of a half-edge; the result is -1 if the ray hits no edge. */
export function createFaceLocator(
  edgeCount: number,
  from: (halfEdge: number) => Point,
  faceOf: (halfEdge: number) => number,
): (x: number, y: number) => number {
  const rows = new Map<number, number[]>();
  for (let edge = 0; edge < edgeCount; edge++) {
    const [y0, y1] = [from(2 * edge)[1], from(2 * edge + 1)[1]];
    if (y0 === y1) continue;
    for (let row = Math.floor(Math.min(y0, y1) / ROW); row <= Math.floor(Math.max(y0, y1) / ROW); row++) {
      const list = rows.get(row);
      if (list) list.push(edge);
      else rows.set(row, [edge]);
    }
  }
  return (x, y) => {
    let nearest = -Infinity;
    let hit = -1;
    for (const edge of rows.get(Math.floor(y / ROW)) ?? []) {
      const [p, q] = [from(2 * edge), from(2 * edge + 1)];
      if (p[1] > y === q[1] > y) continue;
      const crossing = p[0] + ((y - p[1]) / (q[1] - p[1])) * (q[0] - p[0]);
      if (crossing < x && crossing > nearest) {
        nearest = crossing;
        // The point is right of the edge (+x), which is the left side of a half-edge with falling y.
        hit = q[1] < p[1] ? 2 * edge : 2 * edge + 1;
      }
    }
    return hit < 0 ? -1 : faceOf(hit);
  };
}
