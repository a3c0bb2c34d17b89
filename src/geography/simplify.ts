/** Visvalingam's simplification of one line: points go in the order of the area they matter. */

import { at, samePoint } from './planar.ts';
import type { Point } from './planar.ts';
import { MinHeap } from './minHeap.ts';

/** Ends stay; a closed line keeps at least a square. */
export function simplify(points: readonly Point[], smallestArea: number): Point[] {
  const last = points.length - 1;
  const isClosed = samePoint(at(points, 0), at(points, last));
  const fewest = isClosed ? 5 : 2;
  const before = points.map((_, i) => i - 1);
  const after = points.map((_, i) => i + 1);
  const areas = new Float64Array(points.length).fill(Infinity);
  const gone = new Uint8Array(points.length);
  const queue = new MinHeap<number>();
  /** A point never counts less than one that went before it, so that smooth curves thin out evenly. */
  const weigh = (i: number, floor: number): void => {
    areas[i] = Math.max(floor, triangle(at(points, at(before, i)), at(points, i), at(points, at(after, i))));
    queue.push(at(areas, i), i);
  };
  for (let i = 1; i < last; i++) weigh(i, 0);
  let left = points.length;
  for (let top = queue.pop(); top && top.weight <= smallestArea && left > fewest; top = queue.pop()) {
    const i = top.item;
    if (gone[i] || top.weight !== areas[i]) continue;
    gone[i] = 1;
    left--;
    const [p, n] = [at(before, i), at(after, i)];
    after[p] = n;
    before[n] = p;
    if (p > 0) weigh(p, top.weight);
    if (n < last) weigh(n, top.weight);
  }
  return points.filter((_, i) => !gone[i]);
}

function triangle(a: Point, b: Point, c: Point): number {
  return Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])) / 2;
}
