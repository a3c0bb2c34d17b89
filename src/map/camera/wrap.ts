/** The board is a cylinder: x and x + width are the same place. */
export const wrapX = (x: number, width: number): number => (x >= 0 && x < width ? x : ((x % width) + width) % width);

/** The signed distance from one x to another, the shorter way round the world; negative to the left. */
export const wrappedDelta = (from: number, to: number, width: number): number =>
  wrapX(to - from + width / 2, width) - width / 2;
