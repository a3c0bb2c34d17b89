import type { Point } from '../../geography/shapes.ts';

/** Farther than anything on any board, squared. */
const FAR = 1e9;

/** A grid that wraps from side to side; the middle of its first cell lies at half a cell from its corner. */
export interface FieldGrid {
  /** Side of a cell, in whatever the lines are given in. */
  readonly side: number;
  readonly columns: number;
  readonly rows: number;
  /** Beyond so many cells nobody asks: what lies there is only known to be farther. */
  readonly reach: number;
}

/**
 * The squared distance of each cell's middle from the nearest line, in cells, row by row.
 * Felzenszwalb and Huttenlocher's way: first down each column, then along each row, so that it takes the same time
 * however many lines there are.
 */
export function squaredDistances(
  lines: readonly (readonly Point[])[],
  { side, columns, rows, reach }: FieldGrid,
): Float32Array {
  const field = new Float32Array(columns * rows).fill(FAR);
  for (const line of lines) markLine(field, line, side, columns, rows);
  const longest = Math.max(rows, columns + 2 * reach);
  const given = new Float64Array(longest);
  const found = new Float64Array(longest);
  const nearest = envelope(longest);
  const farthest = reach * reach;
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) given[row] = field[row * columns + column] ?? FAR;
    nearest(given, rows, found);
    for (let row = 0; row < rows; row++) {
      const least = found[row] ?? FAR;
      field[row * columns + column] = least > farthest ? FAR : least;
    }
  }
  for (let row = 0; row < rows; row++) {
    const first = row * columns;
    // As much again of the other side as can matter here.
    for (let i = 0; i < columns + 2 * reach; i++) given[i] = field[first + ((i - reach + columns) % columns)] ?? FAR;
    nearest(given, columns + 2 * reach, found);
    for (let column = 0; column < columns; column++) field[first + column] = found[column + reach] ?? FAR;
  }
  return field;
}

/** Cells that a line passes through know how near it comes to their middle. */
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
 * Along one line of cells, the least over all cells of their value and the squared way from them. Keeps its working
 * space.
 */
function envelope(longest: number): (values: Float64Array, count: number, least: Float64Array) => void {
  /** Where the parabolas stand that are lowest somewhere, and from where on each of them is. */
  const feet = new Int32Array(longest);
  const starts = new Float64Array(longest + 1);
  return (values, count, least) => {
    let last = -1;
    for (let cell = 0; cell < count; cell++) {
      const value = values[cell] ?? FAR;
      if (value >= FAR) continue;
      let start = -Infinity;
      while (last >= 0) {
        const foot = feet[last] ?? 0;
        start = (value + cell * cell - (values[foot] ?? FAR) - foot * foot) / (2 * (cell - foot));
        if (start > (starts[last] ?? 0)) break;
        last--;
        start = -Infinity;
      }
      last++;
      feet[last] = cell;
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
      const foot = feet[parabola] ?? 0;
      least[cell] = (values[foot] ?? FAR) + (cell - foot) ** 2;
    }
  };
}
