import type { Point } from '../../geography/shapes.ts';

/**
 * For each point of a line, or of a ring if it is `closed`, the offset from there to the line's edge for a half width
 * of 1, as a flat x, y list; sharp corners are limited to `longest`. Each section is looked at once and makes no array,
 * since a map has tens of thousands, which hold up its first picture.
 */
export function mitersOf(line: readonly Point[], closed: boolean, longest = 2): Float64Array {
  const miters = new Float64Array(line.length * 2);
  const first = line[0];
  const last = line[line.length - 1];
  if (first === undefined || last === undefined) return miters;
  // The unit normal of the section before the point; zero where there is none.
  let beforeX = 0;
  let beforeY = 0;
  // A ring begins with the section from its last point to its first.
  for (let i = closed ? -1 : 0; i < line.length; i++) {
    const here = line[i] ?? last;
    const next = line[i + 1] ?? (closed ? first : last);
    const length = Math.sqrt((here[0] - next[0]) ** 2 + (here[1] - next[1]) ** 2);
    const afterX = length > 0 ? (here[1] - next[1]) / length : 0;
    const afterY = length > 0 ? (next[0] - here[0]) / length : 0;
    if (i >= 0) {
      const x = beforeX + afterX;
      const y = beforeY + afterY;
      const squared = x * x + y * y;
      const isEnd = (beforeX === 0 && beforeY === 0) || length === 0;
      // An open line has one section at its ends; where a line turns back, the one before counts.
      const turnsBack = squared < 1e-6;
      const stretch = isEnd ? 1 : Math.min(2 / squared, longest / Math.sqrt(squared));
      miters[i * 2] = turnsBack ? beforeX : x * stretch;
      miters[i * 2 + 1] = turnsBack ? beforeY : y * stretch;
    }
    beforeX = afterX;
    beforeY = afterY;
  }
  return miters;
}

/** Whether a section lies on the board's left or right edge: there shapes are cut, and the cut is not a border. */
export const runsAlongSeam = (a: Point, b: Point, boardWidth: number): boolean =>
  a[0] === b[0] && (a[0] === 0 || a[0] === boardWidth);
