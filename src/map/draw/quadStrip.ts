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
