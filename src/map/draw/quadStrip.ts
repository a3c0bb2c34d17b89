/**
 * The six corners of the two triangles between a strip's last two vertices and its next two; `next` is the first of the
 * new ones. Returns where to go on in the list.
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
