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
