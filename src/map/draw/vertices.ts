import type { Bounds } from '../../geography/shapes.ts';

/** A part of a mesh's triangles that lie near each other. */
interface Tile {
  readonly indices: Uint32Array;
  /** Of all its triangles; they may reach into the next tiles. */
  readonly bounds: Bounds;
}

/** Side of a tile, in units of the board: a window that shows a front has three to five of them. */
const SIDE = 600;
/** A mesh of fewer indices is drawn whole: that is faster than to begin anew for each part of it. */
const FEW = 20_000;
/** More than there are tiles in a column. */
const COLUMN = 1000;

/**
 * Sorts triangles into square tiles of the board, each by its first corner. A vertex has `stride` numbers, of which the
 * first two are its place.
 */
export function tilesOf(vertices: Float32Array, stride: number, indices: Uint32Array): readonly Tile[] {
  if (indices.length === 0) return [];
  if (indices.length < FEW) return [{ indices, bounds: boundsOf(vertices, stride, indices) }];
  const byTile = new Map<number, number[]>();
  for (let i = 0; i < indices.length; i += 3) {
    const corner = (indices[i] ?? 0) * stride;
    const key = COLUMN * Math.floor((vertices[corner] ?? 0) / SIDE) + Math.floor((vertices[corner + 1] ?? 0) / SIDE);
    let tile = byTile.get(key);
    if (tile === undefined) byTile.set(key, (tile = []));
    tile.push(indices[i] ?? 0, indices[i + 1] ?? 0, indices[i + 2] ?? 0);
  }
  return [...byTile.values()].map((tile) => {
    const own = Uint32Array.from(tile);
    return { indices: own, bounds: boundsOf(vertices, stride, own) };
  });
}

function boundsOf(vertices: Float32Array, stride: number, indices: Uint32Array): Bounds {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < indices.length; i++) {
    const at = (indices[i] ?? 0) * stride;
    const x = vertices[at] ?? 0;
    const y = vertices[at + 1] ?? 0;
    if (x < x0) x0 = x;
    if (x > x1) x1 = x;
    if (y < y0) y0 = y;
    if (y > y1) y1 = y;
  }
  return [x0, y0, x1, y1];
}

/** A colour for shaders: red, green, blue and alpha from 0 to 1, premultiplied. `hex` is "#rrggbb". */
export function colourVector(hex: string, alpha = 1): Float32Array {
  const part = (from: number): number => (parseInt(hex.slice(from, from + 2), 16) / 255) * alpha;
  return new Float32Array([part(1), part(3), part(5), alpha]);
}

/**
 * Writes the two triangles between a strip's last two vertices and its next two, of which `next` is the first, at
 * position `at` of the indices. Returns the next free position.
 */
export function joinToLast(indices: Uint32Array, at: number, next: number): number {
  indices[at] = next - 2;
  indices[at + 1] = next - 1;
  indices[at + 2] = next;
  indices[at + 3] = next - 1;
  indices[at + 4] = next + 1;
  indices[at + 5] = next;
  return at + 6;
}

/**
 * Writes the same values at `offset` into each vertex from `first` up to `end` (exclusive); a vertex has `stride`
 * numbers.
 */
export function paintVertices(
  vertices: Float32Array,
  stride: number,
  offset: number,
  first: number,
  end: number,
  values: ArrayLike<number>,
): void {
  for (let vertex = first; vertex < end; vertex++) {
    const at = vertex * stride + offset;
    for (let i = 0; i < values.length; i++) vertices[at + i] = values[i] ?? 0;
  }
}
