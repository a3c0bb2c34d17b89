import type { Point, Ring } from '../../geography/shapes.ts';
import { miter } from './miter.ts';
import { signedArea } from './trianglesOf.ts';

const ORIGIN: Point = [0, 0];

/** For each point of an area's rings, ring after ring, the vector by which a band of width 1 reaches into the area. */
export function inwardsOf(rings: readonly Ring[]): readonly Point[] {
  // All rings of an area have the area on the same side.
  const inward = Math.sign(rings.reduce((sum, ring) => sum + signedArea(ring), 0)) || 1;
  const inwards: Point[] = [];
  for (const ring of rings) {
    let before = ring.at(-1) ?? ORIGIN;
    for (const [i, here] of ring.entries()) {
      const [x, y] = miter(before, here, ring[i + 1] ?? ring[0] ?? ORIGIN, 1.15);
      inwards.push([x * inward, y * inward]);
      before = here;
    }
  }
  return inwards;
}
