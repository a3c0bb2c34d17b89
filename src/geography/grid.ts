/**
 * The build uses an integer grid finer than the map's pixels: with integers, equal points are exactly equal, so that
 * the partition has no gaps.
 */

import type { LonLat } from './definitions.ts';
import { unwrap } from './lines.ts';
import type { Projection } from './projection.ts';
import type { Point } from './shapes.ts';

/** Grid units per map pixel. */
export const SCALE = 8;

export function toGrid([x, y]: Point): Point {
  return [Math.round(x * SCALE), Math.round(y * SCALE)];
}

/** A single point, first moved into the board's range of longitudes. */
export function placeOnGrid(place: LonLat, projection: Projection): Point {
  return toGrid(placeOnMap(place, projection));
}

export function placeOnMap(place: LonLat, projection: Projection): Point {
  return projection.project(unwrap([place], projection.seam)[0] ?? place);
}
