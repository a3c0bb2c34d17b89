import type { Point } from '../../geography/shapes.ts';

/** Whether a section lies on the board's left or right edge: there shapes are cut, and the cut is not a border. */
export const runsAlongSeam = (a: Point, b: Point, boardWidth: number): boolean =>
  a[0] === b[0] && (a[0] === 0 || a[0] === boardWidth);
