import type { Point } from '../../geography/shapes.ts';

/** Shapes are cut where the board is; the cut is no border and is not drawn. */
export const runsAlongSeam = (a: Point, b: Point, boardWidth: number): boolean =>
  a[0] === b[0] && (a[0] === 0 || a[0] === boardWidth);
