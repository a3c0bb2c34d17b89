import { presimplify } from 'topojson-simplify';
import { at, samePoint } from './planar.ts';
import type { Point } from './planar.ts';

/**
 * Simplifies one line by Visvalingam's method: leaves out points whose removal changes at most this area. Ends stay; a
 * closed line keeps at least four different points.
 */
export function simplify(points: readonly Point[], smallestArea: number): Point[] {
  const weights = weightsOf(points);
  const minPoints = samePoint(at(points, 0), at(points, points.length - 1)) ? 5 : 2;
  const needed = weights.toSorted((a, b) => b - a)[minPoints - 1] ?? 0;
  return points.filter((_, i) => at(weights, i) > smallestArea || at(weights, i) >= needed);
}

/** The area that each point accounts for; infinite for ends. */
function weightsOf(points: readonly Point[]): number[] {
  const line = points.map(([x, y]) => [x, y]);
  const { arcs } = presimplify({ type: 'Topology', objects: {}, arcs: [line] });
  return at(arcs, 0).map((point) => point[2] ?? 0);
}
