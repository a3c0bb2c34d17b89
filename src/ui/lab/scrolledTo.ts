/** How far a list is scrolled, and how much of it is seen. */
interface View {
  readonly scrollTop: number;
  readonly clientHeight: number;
}

/**
 * Where a list stands once a row is in sight, with a neighbour where there is room for one. A list that is too low for
 * that has the row in its middle: otherwise it would go to and fro between both neighbours.
 */
export function scrolledTo(top: number, height: number, { scrollTop, clientHeight }: View): number {
  const margin = Math.min(height, (clientHeight - height) / 2);
  if (top < scrollTop) return top - margin;
  return Math.max(scrollTop, top + height + margin - clientHeight);
}
