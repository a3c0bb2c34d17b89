/** A coarse grid of cells, so that segments are compared only with their neighbours. */

import type { Segment } from './segments.ts';

export const CELL = 48;

export function cellKey(column: number, row: number): number {
  return column * 100003 + row;
}

/** Visits all cells within one unit of a segment with x0 <= x1, column by column. */
export function forEachCell({ x0, y0, x1, y1 }: Segment, visit: (key: number) => void): void {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const first = Math.floor((x0 - 1) / CELL);
  const last = Math.floor((x1 + 1) / CELL);
  for (let column = first; column <= last; column++) {
    let [ya, yb] = [y0, y1];
    if (dx !== 0) {
      ya = y0 + dy * clamp01((column * CELL - 1 - x0) / dx);
      yb = y0 + dy * clamp01(((column + 1) * CELL + 1 - x0) / dx);
    }
    const top = Math.floor((Math.min(ya, yb) - 1) / CELL);
    const bottom = Math.floor((Math.max(ya, yb) + 1) / CELL);
    for (let row = top; row <= bottom; row++) visit(cellKey(column, row));
  }
}

function clamp01(t: number): number {
  return Math.max(0, Math.min(1, t));
}
