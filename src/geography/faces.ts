import { at, pointKey, distance } from './planar.ts';
import type { Segment } from './segments.ts';
import type { Point } from './shapes.ts';
import { UnionFind } from './unionFind.ts';
import { OUTSIDE, type AreaLabel } from './labels.ts';

/** Labels every face of the arrangement by testing one point inside it. */

/** Distance of the tested point from the middle of the face's longest side, in grid units. */
const INWARD = 0.3;

export function labelFaces(
  arrangement: Arrangement,
  labelAt: (x: number, y: number) => AreaLabel,
  gridWidth: number,
  gridHeight: number,
): AreaLabel[] {
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

/** Point location with a ray to the left: the first edge it hits determines the face. */

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

/**
 * The faces between the edges of the arrangement.
 * Every edge e is a pair of half-edges 2e and 2e + 1 in opposite directions. The face of a half-edge is on its left,
 * which with the map's downward y axis is the side (-dy, dx).
 */

export interface Arrangement {
  readonly vertices: readonly Point[];
  readonly edgeCount: number;
  readonly faceCount: number;
  readonly isSeaLine: readonly boolean[];
  /** Area of each face in square grid units; meaningless for the face around the board. */
  readonly area: Float64Array;
  readonly origin: (halfEdge: number) => number;
  readonly face: (halfEdge: number) => number;
  /** The face at a point, which must not lie on an edge; -1 left of everything. */
  readonly faceAt: (x: number, y: number) => number;
}

interface Cycle {
  readonly area: number;
  readonly leftmost: Point;
}

export function traceFaces(edges: readonly Segment[]): Arrangement {
  const { vertices, origin, leaving } = connect(edges);
  const from = (halfEdge: number): Point => at(vertices, at(origin, halfEdge));
  const next = nextHalfEdges(leaving, origin, from);
  const { cycleOf, cycles } = traceCycles(next, from);
  const cycleAt = createFaceLocator(edges.length, from, (halfEdge) => at(cycleOf, halfEdge));
  const groups = groupCycles(cycles, cycleAt);

  const faceOfCycle = new Int32Array(cycles.length).fill(-1);
  let faceCount = 0;
  cycles.forEach((_, cycle) => {
    const root = groups.find(cycle);
    if (at(faceOfCycle, root) < 0) faceOfCycle[root] = faceCount++;
    faceOfCycle[cycle] = at(faceOfCycle, root);
  });
  const area = new Float64Array(faceCount);
  cycles.forEach((cycle, i) => {
    const face = at(faceOfCycle, i);
    area[face] = at(area, face) + cycle.area;
  });
  return {
    vertices,
    edgeCount: edges.length,
    faceCount,
    isSeaLine: edges.map((edge) => edge.isSeaLine),
    area,
    origin: (halfEdge) => at(origin, halfEdge),
    face: (halfEdge) => at(faceOfCycle, at(cycleOf, halfEdge)),
    faceAt: (x, y) => {
      const cycle = cycleAt(x, y);
      return cycle < 0 ? -1 : at(faceOfCycle, cycle);
    },
  };
}

function connect(edges: readonly Segment[]) {
  const indices = new Map<number, number>();
  const vertices: Point[] = [];
  const origin = new Int32Array(2 * edges.length);
  const leaving: number[][] = [];
  const leave = (x: number, y: number, halfEdge: number): void => {
    const key = pointKey([x, y]);
    let index = indices.get(key);
    if (index === undefined) {
      index = vertices.length;
      indices.set(key, index);
      vertices.push([x, y]);
      leaving.push([]);
    }
    origin[halfEdge] = index;
    at(leaving, index).push(halfEdge);
  };
  edges.forEach(({ x0, y0, x1, y1 }, e) => {
    leave(x0, y0, 2 * e);
    leave(x1, y1, 2 * e + 1);
  });
  return { vertices, origin, leaving };
}

/** The next half-edge around the same face: the one with the sharpest left turn. */
function nextHalfEdges(leaving: readonly number[][], origin: Int32Array, from: (h: number) => Point): Int32Array {
  const next = new Int32Array(origin.length);
  for (const around of leaving) {
    const angles = new Map(
      around.map((h) => [h, Math.atan2(from(h ^ 1)[1] - from(h)[1], from(h ^ 1)[0] - from(h)[0])]),
    );
    around.sort((a, b) => (angles.get(a) ?? 0) - (angles.get(b) ?? 0));
    around.forEach((h, i) => {
      next[h ^ 1] = at(around, (i - 1 + around.length) % around.length);
    });
  }
  return next;
}

function traceCycles(next: Int32Array, from: (h: number) => Point) {
  const cycleOf = new Int32Array(next.length).fill(-1);
  const cycles: Cycle[] = [];
  for (let start = 0; start < next.length; start++) {
    if (at(cycleOf, start) >= 0) continue;
    let twice = 0;
    let leftmost = from(start);
    let h = start;
    do {
      cycleOf[h] = cycles.length;
      const [p, q] = [from(h), from(h ^ 1)];
      twice += p[0] * q[1] - p[1] * q[0];
      if (p[0] < leftmost[0] || (p[0] === leftmost[0] && p[1] < leftmost[1])) leftmost = p;
      h = at(next, h);
    } while (h !== start);
    cycles.push({ area: twice / 2, leftmost });
  }
  return { cycleOf, cycles };
}

/** A cycle in the opposite direction bounds a hole: it belongs to the face just left of it, or to the outside. */
function groupCycles(cycles: readonly Cycle[], cycleAt: (x: number, y: number) => number): UnionFind {
  const groups = new UnionFind(cycles.length);
  let outside = -1;
  cycles.forEach(({ area, leftmost: [x, y] }, cycle) => {
    if (area > 0) return;
    const around = cycleAt(x - 0.01, y + 0.5);
    if (around >= 0) groups.join(cycle, around);
    else if (outside < 0) outside = cycle;
    else groups.join(cycle, outside);
  });
  return groups;
}
