import type { Ring } from '../../geography/shapes.ts';

/** Whether a board point is inside a ring (even-odd rule). */
export function isInRing(ring: Ring, x: number, y: number): boolean {
  let inside = false;
  let last = ring[ring.length - 1];
  for (const point of ring) {
    if (
      last &&
      point[1] > y !== last[1] > y &&
      x < ((last[0] - point[0]) * (y - point[1])) / (last[1] - point[1]) + point[0]
    ) {
      inside = !inside;
    }
    last = point;
  }
  return inside;
}
