import earcut from 'earcut';
import { boundsOf, type Bounds, type Ring } from '../../geography/shapes.ts';
import { isInRing } from '../input/isInRing.ts';

export interface Triangles {
  /** Flat x, y list of all points of the rings, one ring after the other. */
  readonly vertices: Float32Array;
  readonly indices: Uint32Array;
}

/** Its sign tells which way round the ring runs. */
export const signedArea = (ring: Ring): number => {
  let sum = 0;
  let last = ring[ring.length - 1];
  for (const point of ring) {
    if (last) sum += last[0] * point[1] - point[0] * last[1];
    last = point;
  }
  return sum / 2;
};

const KNOWN = new WeakMap<readonly Ring[], Triangles>();

/** Cuts an area given by the even-odd rule into triangles; each area once, for it is asked again at every highlight. */
export function trianglesOf(rings: readonly Ring[]): Triangles {
  return KNOWN.get(rings) ?? cacheTriangles(rings, cornersOf(rings));
}

/** Takes an area's triangles as they were cut before: three corners each, counted through all points of the rings. */
export function cacheTriangles(rings: readonly Ring[], indices: Uint32Array): Triangles {
  const vertices = new Float32Array(rings.reduce((sum, ring) => sum + ring.length * 2, 0));
  let filled = 0;
  for (const ring of rings) {
    for (const point of ring) {
      vertices[filled++] = point[0];
      vertices[filled++] = point[1];
    }
  }
  const triangles = { vertices, indices };
  KNOWN.set(rings, triangles);
  return triangles;
}

interface Outline extends SizedRing {
  readonly holes: Ring[];
}

interface SizedRing {
  readonly ring: Ring;
  readonly area: number;
  readonly bounds: Bounds;
}

/** Each hole is cut from the outline around it. */
function cornersOf(rings: readonly Ring[]): Uint32Array {
  const firsts = new Map<Ring, number>();
  let count = 0;
  for (const ring of rings) {
    firsts.set(ring, count);
    count += ring.length;
  }
  const corners: number[] = [];
  for (const { ring, holes } of outlinesOf(rings)) {
    const flat: number[] = [];
    const starts: number[] = [];
    const places: number[] = [];
    for (const part of [ring, ...holes]) {
      if (part !== ring) starts.push(places.length);
      const first = firsts.get(part) ?? 0;
      part.forEach(([x, y], i) => {
        flat.push(x, y);
        places.push(first + i);
      });
    }
    for (const corner of earcut(flat, starts)) corners.push(places[corner] ?? 0);
  }
  return Uint32Array.from(corners);
}

function outlinesOf(rings: readonly Ring[]): readonly Outline[] {
  const sized = rings
    .map((ring): SizedRing => ({ ring, area: signedArea(ring), bounds: boundsOf([ring]) }))
    .sort((a, b) => Math.abs(b.area) - Math.abs(a.area));
  const outlines: Outline[] = [];
  for (const inner of sized) {
    // Holes run the opposite way round to outer rings.
    const home = outlines.find(
      (outline) =>
        Math.sign(outline.area) !== Math.sign(inner.area) &&
        fits(inner.bounds, outline.bounds) &&
        isInside(inner.ring, outline.ring),
    );
    if (home) home.holes.push(inner.ring);
    else outlines.push({ ...inner, holes: [] });
  }
  return outlines;
}

/** Few rings come near one another: their boxes tell at once. */
const fits = (inner: Bounds, outer: Bounds): boolean =>
  inner[0] >= outer[0] && inner[1] >= outer[1] && inner[2] <= outer[2] && inner[3] <= outer[3];

/** Most points decide, since a hole may touch its outline. */
function isInside(ring: Ring, outline: Ring): boolean {
  const step = Math.max(1, Math.floor(ring.length / 7));
  let inside = 0;
  let asked = 0;
  for (let i = 0; i < ring.length; i += step) {
    const point = ring[i];
    if (!point) continue;
    asked++;
    if (isInRing(outline, point[0], point[1])) inside++;
  }
  return inside * 2 > asked;
}
