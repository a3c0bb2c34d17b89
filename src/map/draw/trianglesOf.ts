import earcut from 'earcut';
import { boundsOf, type Bounds, type Ring } from '../../geography/shapes.ts';

export interface Triangles {
  /** Flat x, y list of all points, ring after ring. */
  readonly vertices: Float32Array;
  readonly indices: Uint32Array;
}

/** The ring's area; its sign tells in which direction the ring runs. */
export const flatRingArea = (ring: Ring): number => {
  let sum = 0;
  let last = ring[ring.length - 1];
  for (const point of ring) {
    if (last) sum += last[0] * point[1] - point[0] * last[1];
    last = point;
  }
  return sum / 2;
};

const CACHE = new WeakMap<readonly Ring[], Triangles>();

/**
 * The triangles of an area given by rings under the even-odd rule. Cached by `rings`, because every highlight needs
 * them again.
 */
export function trianglesOf(rings: readonly Ring[]): Triangles {
  return CACHE.get(rings) ?? cacheTriangles(rings, triangulate(rings));
}

/** Caches triangles that were computed before; `indices` count through all points of the rings. */
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
  CACHE.set(rings, triangles);
  return triangles;
}

interface HoledOutline extends SizedRing {
  readonly holes: Ring[];
}

interface SizedRing {
  readonly ring: Ring;
  readonly area: number;
  readonly bounds: Bounds;
}

/** The triangle indices of all outlines without their holes. */
function triangulate(rings: readonly Ring[]): Uint32Array {
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

function outlinesOf(rings: readonly Ring[]): readonly HoledOutline[] {
  const sized = rings
    .map((ring): SizedRing => ({ ring, area: flatRingArea(ring), bounds: boundsOf([ring]) }))
    .sort((a, b) => Math.abs(b.area) - Math.abs(a.area));
  const outlines: HoledOutline[] = [];
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

/**
 * Whether the bounds of the inner ring lie in those of the outer: a quick check, since few rings are near each other.
 */
const fits = (inner: Bounds, outer: Bounds): boolean =>
  inner[0] >= outer[0] && inner[1] >= outer[1] && inner[2] <= outer[2] && inner[3] <= outer[3];

/** Whether most of some points of the ring lie in the outline; a hole may touch its outline. */
function isInside(ring: Ring, outline: Ring): boolean {
  const step = Math.max(1, Math.floor(ring.length / 7));
  let inside = 0;
  let checked = 0;
  for (let i = 0; i < ring.length; i += step) {
    const point = ring[i];
    if (!point) continue;
    checked++;
    if (isInRing(outline, point[0], point[1])) inside++;
  }
  return inside * 2 > checked;
}

type Triangle = readonly [number, number, number];

/**
 * Encodes triangles as small numbers that compress well: each starts with its lowest index, stored relative to the
 * triangle before; the other two are relative to it.
 */
export function packTriangles(indices: Uint32Array): number[] {
  const triangles: Triangle[] = [];
  for (let i = 0; i < indices.length; i += 3) {
    const [a = 0, b = 0, c = 0] = indices.subarray(i, i + 3);
    const least = Math.min(a, b, c);
    triangles.push(least === a ? [a, b, c] : least === b ? [b, c, a] : [c, a, b]);
  }
  triangles.sort(([a, b, c], [d, e, f]) => a - d || b - e || c - f);
  return triangles.flatMap(([a, b, c], i) => [a - (triangles[i - 1]?.[0] ?? 0), b - a, c - a]);
}

/** Decodes them: three indices for each triangle. */
export function unpackTriangles(packed: readonly number[]): Uint32Array {
  const indices = new Uint32Array(packed.length);
  let first = 0;
  for (let i = 0; i < packed.length; i += 3) {
    first += packed[i] ?? 0;
    indices[i] = first;
    indices[i + 1] = first + (packed[i + 1] ?? 0);
    indices[i + 2] = first + (packed[i + 2] ?? 0);
  }
  return indices;
}

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
