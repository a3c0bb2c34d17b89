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
