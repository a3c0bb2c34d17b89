import type { Ring } from '../../geography/shapes.ts';
import { mitersOf } from './mitersOf.ts';
import { signedArea } from './trianglesOf.ts';

/**
 * For each point of an area's rings the vector by which a band of width 1 reaches into the area: ring by ring, as flat
 * x, y lists.
 */
export function inwardsOf(rings: readonly Ring[]): readonly Float64Array[] {
  // All rings of an area have the area on the same side.
  const isInward = rings.reduce((sum, ring) => sum + signedArea(ring), 0) >= 0;
  return rings.map((ring) => {
    const miters = mitersOf(ring, true, 1.15);
    return isInward ? miters : miters.map((value) => -value);
  });
}
