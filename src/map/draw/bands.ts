import type { Ring } from '../../geography/shapes.ts';
import { mitersOf } from './mitersOf.ts';
import { flatRingArea } from './trianglesOf.ts';

/**
 * For each point of an area's rings the vector by which a band of width 1 reaches into the area: ring by ring, as flat
 * x, y lists.
 */
export function inwardsOf(rings: readonly Ring[]): readonly Float64Array[] {
  // All rings of an area have the area on the same side.
  const isInward = rings.reduce((sum, ring) => sum + flatRingArea(ring), 0) >= 0;
  return rings.map((ring) => {
    const miters = mitersOf(ring, true, 1.15);
    return isInward ? miters : miters.map((value) => -value);
  });
}

/** Steps per board pixel: at the nearest zoom the picture is less than a quarter of a pixel off. */
const STEPS = 20;

/** The limits of those points of an area that have one, by the points' numbers through all rings. */
export type BandLimits = ReadonlyMap<number, number>;

/**
 * Encodes limits, in the order of their points, as two small numbers each: how far the point is after the one before,
 * and the limit, rounded down so that no band reaches beyond it.
 */
export function packLimits(limits: BandLimits): number[] {
  let last = 0;
  return [...limits].flatMap(([point, limit]) => {
    const after = point - last;
    last = point;
    return [after, Math.floor(limit * STEPS)];
  });
}

/** Decodes them. */
export function unpackLimits(packed: readonly number[]): BandLimits {
  const limits = new Map<number, number>();
  let point = 0;
  for (let i = 0; i < packed.length; i += 2) {
    point += packed[i] ?? 0;
    limits.set(point, (packed[i + 1] ?? 0) / STEPS);
  }
  return limits;
}
