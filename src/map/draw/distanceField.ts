import type { Point } from '../../geography/shapes.ts';

/** Larger than any squared distance on the board. */
const FAR = 1e9;

/** A grid of square cells that wraps horizontally; its upper left corner is at 0, 0. */
export interface FieldGrid {
  /** Side of a cell, in the lines' units. */
  readonly side: number;
  readonly columns: number;
  readonly rows: number;
  /** Distances are exact up to this many cells; larger ones are only known to be larger. */
  readonly reach: number;
}

/**
 * The squared distance from each cell's middle to the nearest line, in cells, row by row. Uses the distance transform
 * of Felzenszwalb and Huttenlocher: first each column, then each row; the time does not depend on the number of lines.
 */
export function squaredDistances(
  lines: readonly (readonly Point[])[],
  { side, columns, rows, reach }: FieldGrid,
): Float32Array {
  const field = new Float32Array(columns * rows).fill(FAR);
  for (const line of lines) markLine(field, line, side, columns, rows);
  const longest = Math.max(rows, columns + 2 * reach);
  const input = new Float64Array(longest);
  const output = new Float64Array(longest);
  const nearest = envelope(longest);
  const farthest = reach * reach;
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) input[row] = field[row * columns + column] ?? FAR;
    nearest(input, rows, output);
    for (let row = 0; row < rows; row++) {
      const least = output[row] ?? FAR;
      field[row * columns + column] = least > farthest ? FAR : least;
    }
  }
  for (let row = 0; row < rows; row++) {
    const first = row * columns;
    // The row is extended at both ends by the cells across the seam.
    for (let i = 0; i < columns + 2 * reach; i++) input[i] = field[first + ((i - reach + columns) % columns)] ?? FAR;
    nearest(input, columns + 2 * reach, output);
    for (let column = 0; column < columns; column++) field[first + column] = output[column + reach] ?? FAR;
  }
  return field;
}

/** Sets the cells that a line passes through to its squared distance from their middle. */
function markLine(field: Float32Array, line: readonly Point[], side: number, columns: number, rows: number): void {
  let [fromX, fromY] = [NaN, NaN];
  for (const point of line) {
    const x = point[0] / side;
    const y = point[1] / side;
    const steps = Math.ceil(2 * Math.max(Math.abs(x - fromX), Math.abs(y - fromY))) || 1;
    for (let left = steps - 1; left >= 0; left--) {
      const px = left === 0 ? x : x - ((x - fromX) * left) / steps;
      const py = left === 0 ? y : y - ((y - fromY) * left) / steps;
      const row = Math.min(rows - 1, Math.max(0, Math.floor(py)));
      const column = Math.floor(px);
      const at = row * columns + ((column + columns) % columns);
      const away = (px - column - 0.5) ** 2 + (py - row - 0.5) ** 2;
      if (away < (field[at] ?? 0)) field[at] = away;
    }
    fromX = x;
    fromY = y;
  }
}

/**
 * Returns a function for one row or column: for each cell, the minimum over all cells of their value plus the squared
 * distance to them. Its work arrays are reused.
 */
function envelope(longest: number): (values: Float64Array, count: number, least: Float64Array) => void {
  /** The cells whose parabolas form the lower envelope, and where each of them starts. */
  const vertices = new Int32Array(longest);
  const starts = new Float64Array(longest + 1);
  return (values, count, least) => {
    let last = -1;
    for (let cell = 0; cell < count; cell++) {
      const value = values[cell] ?? FAR;
      if (value >= FAR) continue;
      let start = -Infinity;
      while (last >= 0) {
        const vertex = vertices[last] ?? 0;
        start = (value + cell * cell - (values[vertex] ?? FAR) - vertex * vertex) / (2 * (cell - vertex));
        if (start > (starts[last] ?? 0)) break;
        last--;
        start = -Infinity;
      }
      last++;
      vertices[last] = cell;
      starts[last] = start;
    }
    if (last < 0) {
      least.fill(FAR, 0, count);
      return;
    }
    starts[last + 1] = Infinity;
    let parabola = 0;
    for (let cell = 0; cell < count; cell++) {
      while ((starts[parabola + 1] ?? Infinity) < cell) parabola++;
      const vertex = vertices[parabola] ?? 0;
      least[cell] = (values[vertex] ?? FAR) + (cell - vertex) ** 2;
    }
  };
}
