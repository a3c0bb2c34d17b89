/** Relief as short strokes down the slopes, computed from the ranges; more of them when zoomed in. */

import { toGrid } from '../grid.ts';
import type { Rank } from '../shapes.ts';
import type { RangeDefinition } from './definitions.ts';
import { randomAt, createHeights } from './heights.ts';
import { isOnLand } from './finishedBoard.ts';
import type { FinishedBoard } from './finishedBoard.ts';

/** A stroke from its upper end downhill, in map pixels. */
export interface Stroke {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly rank: Rank;
}

/** Strokes begin near the points of a grid with this spacing, in map pixels. */
const SPACING = 5.4;
/** Slopes gentler than this, in height per map pixel, get no strokes. */
const MIN_SLOPE = 0.011;
/** Slopes of this steepness or more get strokes of full length. */
const STEEP = 0.045;
const LONGEST: Readonly<Record<Rank, number>> = { 1: 10, 2: 8, 3: 6.5 };

/** Strokes in rows from north to south. */
export function drawHachures(ranges: readonly RangeDefinition[], board: FinishedBoard): Stroke[] {
  const { projection } = board;
  const heights = createHeights(ranges, projection);
  const isLand = (x: number, y: number): boolean => isOnLand(toGrid([x, y]), board);
  const strokes: Stroke[] = [];
  for (let row = 0; row * SPACING < projection.height; row++) {
    for (let column = 0; column * SPACING < projection.width; column++) {
      const x = (column + 0.15 + 0.7 * randomAt(column, row)) * SPACING;
      const y = (row + 0.15 + 0.7 * randomAt(column + 5000, row)) * SPACING;
      if (heights.at(x, y) === 0) continue;
      const slopeX = (heights.at(x - 1, y) - heights.at(x + 1, y)) / 2;
      const slopeY = (heights.at(x, y - 1) - heights.at(x, y + 1)) / 2;
      const slope = Math.hypot(slopeX, slopeY);
      if (slope < MIN_SLOPE) continue;
      const rank = rankOf(column, row);
      const length = LONGEST[rank] * Math.min(1, 0.35 + slope / STEEP) * (0.8 + 0.4 * randomAt(column, row + 5000));
      const [dx, dy] = [(slopeX / slope) * length, (slopeY / slope) * length];
      const isDry = [0, 0.5, 1.2].every((share) => isLand(x + dx * share, y + dy * share));
      if (isDry) strokes.push({ x, y, dx, dy, rank });
    }
  }
  return strokes;
}

/** A quarter of the strokes is shown at every zoom, half of them from middle zoom. */
const rankOf = (column: number, row: number): Rank => ((column + row) % 2 === 1 ? 3 : row % 2 === 0 ? 1 : 2);
