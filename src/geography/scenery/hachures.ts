/** Relief as short strokes down the slopes, denser from nearer, all made by rule from the ranges. */

import { toGrid } from '../grid.ts';
import type { Rank } from '../shapes.ts';
import type { RangeDefinition } from './definitions.ts';
import { chance, createHeights } from './heights.ts';
import { isOnLand } from './land.ts';
import type { Land } from './land.ts';

/** A stroke from its upper end downhill, in map pixels. */
export interface Stroke {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly rank: Rank;
}

/** Strokes begin near the points of a lattice with this spacing, in map pixels. */
const SPACING = 5.4;
/** Gentler slopes, in height a map pixel, stay bare. */
const GENTLEST = 0.011;
/** A slope this steep has strokes of full length. */
const STEEP = 0.045;
const LONGEST: Readonly<Record<Rank, number>> = { 1: 10, 2: 8, 3: 6.5 };

/** Strokes in rows from north to south. */
export function drawHachures(ranges: readonly RangeDefinition[], land: Land): Stroke[] {
  const { projection } = land;
  const heights = createHeights(ranges, projection);
  const isLand = (x: number, y: number): boolean => isOnLand(toGrid([x, y]), land);
  const strokes: Stroke[] = [];
  for (let row = 0; row * SPACING < projection.height; row++) {
    for (let column = 0; column * SPACING < projection.width; column++) {
      const x = (column + 0.15 + 0.7 * chance(column, row)) * SPACING;
      const y = (row + 0.15 + 0.7 * chance(column + 5000, row)) * SPACING;
      if (heights.at(x, y) === 0) continue;
      const slopeX = (heights.at(x - 1, y) - heights.at(x + 1, y)) / 2;
      const slopeY = (heights.at(x, y - 1) - heights.at(x, y + 1)) / 2;
      const slope = Math.hypot(slopeX, slopeY);
      if (slope < GENTLEST) continue;
      const rank = rankOf(column, row);
      const length = LONGEST[rank] * Math.min(1, 0.35 + slope / STEEP) * (0.8 + 0.4 * chance(column, row + 5000));
      const [dx, dy] = [(slopeX / slope) * length, (slopeY / slope) * length];
      const isDry = [0, 0.5, 1.2].every((share) => isLand(x + dx * share, y + dy * share));
      if (isDry) strokes.push({ x, y, dx, dy, rank });
    }
  }
  return strokes;
}

/** Every fourth stroke is seen from afar, every second from the middle distance. */
const rankOf = (column: number, row: number): Rank => ((column + row) % 2 === 1 ? 3 : row % 2 === 0 ? 1 : 2);
