/** An invented height map: ridges along the crests of ranges, broken into spurs and valleys. */

import type { LonLat } from '../definitions.ts';
import { toGrid } from '../grid.ts';
import { densify, spline, unwrap } from '../lines.ts';
import type { Projection } from '../projection.ts';
import type { Point } from '../shapes.ts';
import type { RangeDefinition } from './definitions.ts';

/** A point of a crest, in map pixels. */
interface Peak {
  readonly x: number;
  readonly y: number;
  readonly breadth: number;
  readonly height: number;
}

export interface Heights {
  /** Height from 0 (plain) to about 1, at a point in map pixels. */
  readonly at: (x: number, y: number) => number;
}

/** Distance of points along a crest, in degrees. */
const STEP = 0.25;
/** Cell size of the search for crests, in map pixels. */
const CELL = 48;

export function createHeights(ranges: readonly RangeDefinition[], projection: Projection): Heights {
  const { width } = projection;
  const cells = new Map<number, Peak[]>();
  const key = (column: number, row: number): number => column * 1024 + row;
  for (const peak of ranges.flatMap((range) => peaksOf(range, projection))) {
    const reach = Math.ceil(peak.breadth / CELL);
    for (let column = Math.floor(peak.x / CELL) - reach; column <= Math.floor(peak.x / CELL) + reach; column++) {
      for (let row = Math.floor(peak.y / CELL) - reach; row <= Math.floor(peak.y / CELL) + reach; row++) {
        const known = cells.get(key(column, row));
        if (known) known.push(peak);
        else cells.set(key(column, row), [peak]);
      }
    }
  }
  const raised = (x: number, y: number): number => {
    let highest = 0;
    for (const peak of cells.get(key(Math.floor(x / CELL), Math.floor(y / CELL))) ?? []) {
      const away = ((x - peak.x) ** 2 + (y - peak.y) ** 2) / peak.breadth ** 2;
      // Steepest at the crest and flatter further out, so that strokes gather along it.
      if (away < 1) highest = Math.max(highest, peak.height * (1 - Math.sqrt(away)) ** 1.35);
    }
    return highest;
  };
  return {
    at: (x, y) => {
      // Crests near the seam continue beyond it.
      const base = Math.max(raised(x, y), raised(x - width, y), raised(x + width, y));
      if (base === 0) return 0;
      return base * (0.68 + 0.32 * ridges(x / SPUR, y / SPUR));
    },
  };
}

/** Distance between spurs, in map pixels. */
const SPUR = 19;

/** A crest as a smooth line on the grid. */
export function crestOf(crest: readonly LonLat[], { seam, project }: Projection): Point[] {
  return spline(unwrap(crest, seam), 8).map(project).map(toGrid);
}

function peaksOf({ crest, breadth, height = 1 }: RangeDefinition, projection: Projection): Peak[] {
  const course = spline(unwrap(crest, projection.seam), 8);
  return densify(course, STEP).flatMap(([longitude, latitude], i, all): Peak[] => {
    const [x, y] = projection.project([longitude, latitude]);
    const [, above] = projection.project([longitude, latitude + breadth / 2]);
    const [, below] = projection.project([longitude, latitude - breadth / 2]);
    // Ranges are lower and narrower at their ends.
    const end = Math.min(1, 0.35 + (6 * Math.min(i, all.length - 1 - i)) / all.length);
    return [{ x, y, breadth: (below - above) * (0.6 + 0.4 * end), height: height * end }];
  });
}

/** Noise with sharp ridges and round valleys, from 0 to 1. */
const ridges = (x: number, y: number): number => 1 - Math.abs(2 * noise(x, y) - 1);

function noise(x: number, y: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [smooth(x - column), smooth(y - row)];
  const top = mix(randomAt(column, row), randomAt(column + 1, row), u);
  const bottom = mix(randomAt(column, row + 1), randomAt(column + 1, row + 1), u);
  return mix(top, bottom, v);
}

const smooth = (t: number): number => t * t * (3 - 2 * t);
const mix = (a: number, b: number, share: number): number => a + (b - a) * share;

/** A pseudo-random number from 0 to 1, always the same for the same integers. */
export function randomAt(x: number, y: number): number {
  let hash = Math.imul(x, 374761393) ^ Math.imul(y, 668265263);
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}
