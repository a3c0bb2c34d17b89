import { presimplify } from 'topojson-simplify';
import { at, samePoint } from './planar.ts';
import type { Arc } from './arcs.ts';
import { forEachLeg } from './lines.ts';
import type { Point } from './shapes.ts';

/** Simplifies all arcs together: where two would then cross, both keep more of their points. */

const ROUNDS = 12;
/** Cell size of the search for crossings, in grid units. */
const CELL = 512;

interface ArcLeg {
  readonly from: Point;
  readonly to: Point;
  readonly arc: number;
}

export function simplifyArcs(arcs: readonly Arc[], smallestArea: number): Arc[] {
  const areas = arcs.map(() => smallestArea);
  const simple = arcs.map((arc) => ({ ...arc, points: simplify(arc.points, smallestArea) }));
  for (let round = 1; round <= ROUNDS; round++) {
    const crossing = crossingArcs(simple);
    if (crossing.size === 0) break;
    for (const i of crossing) {
      areas[i] = at(areas, i) / 2;
      const { points } = at(arcs, i);
      // The original arcs never cross: they come from the arrangement.
      simple[i] = { ...at(arcs, i), points: round === ROUNDS ? [...points] : simplify(points, at(areas, i)) };
    }
  }
  return simple;
}

function crossingArcs(arcs: readonly Arc[]): Set<number> {
  const cells = new Map<number, ArcLeg[]>();
  arcs.forEach(({ points }, arc) => {
    forEachLeg(points, (from, to) => {
      for (let column = cellOf(Math.min(from[0], to[0])); column <= cellOf(Math.max(from[0], to[0])); column++) {
        for (let row = cellOf(Math.min(from[1], to[1])); row <= cellOf(Math.max(from[1], to[1])); row++) {
          const key = column * 4096 + row;
          const legs = cells.get(key);
          if (legs) legs.push({ from, to, arc });
          else cells.set(key, [{ from, to, arc }]);
        }
      }
    });
  });
  const crossing = new Set<number>();
  for (const legs of cells.values()) {
    legs.forEach((a, i) => {
      for (let j = i + 1; j < legs.length; j++) {
        const b = at(legs, j);
        if (!cross(a, b)) continue;
        crossing.add(a.arc);
        crossing.add(b.arc);
      }
    });
  }
  return crossing;
}

function cellOf(coordinate: number): number {
  return Math.floor(coordinate / CELL);
}

/** Whether two legs cross. Sharing an end does not count; touching from the side does. */
function cross(a: ArcLeg, b: ArcLeg): boolean {
  if (Math.max(a.from[0], a.to[0]) < Math.min(b.from[0], b.to[0])) return false;
  if (Math.max(b.from[0], b.to[0]) < Math.min(a.from[0], a.to[0])) return false;
  if (samePoint(a.from, b.from) || samePoint(a.from, b.to) || samePoint(a.to, b.from) || samePoint(a.to, b.to))
    return false;
  return (
    side(a.from, a.to, b.from) !== side(a.from, a.to, b.to) && side(b.from, b.to, a.from) !== side(b.from, b.to, a.to)
  );
}

function side(a: Point, b: Point, c: Point): number {
  return Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
}

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
