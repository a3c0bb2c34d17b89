/** Finds the positions of a space's units and name. */

import polylabel from 'polylabel';
import { boxOf } from './planar.ts';
import type { Point } from './shapes.ts';
import { groupRings, isInside, roomAround } from './polygons.ts';
import type { Polygon } from './polygons.ts';

export interface Placement {
  readonly label: Point;
  readonly anchor: Point;
  readonly radius: number;
}

/** Names are wide: horizontal room counts this much less than vertical room. */
const NAME_STRETCH = 2.2;
/** More room than this around a name, in map pixels, is no better. */
const ENOUGH_ROOM = 24;
/** Room for the name is worth this much more than distance from the units. */
const ROOM_WEIGHT = 1.6;
/** A name this far above or below the units is clear of them. */
const CLEAR_OF_UNITS = 46;
/** The name's position is searched on a grid of this many points a side. */
const GRID_SIDE = 28;

/** Hand-written points are used as they are; the others are searched for. */
export function placeInSpace(
  rings: readonly (readonly Point[])[],
  given: { readonly label?: Point; readonly anchor?: Point } = {},
): Placement {
  const polygons = groupRings(rings);
  const roomiest = findRoomiest(polygons);
  const anchor = given.anchor ?? roomiest.point;
  const polygon = polygons.find((candidate) => isInside(anchor, candidate)) ?? roomiest.polygon;
  return {
    anchor,
    radius: roomAround(anchor, polygon),
    label: given.label ?? findNamePlace(polygon, anchor),
  };
}

function findRoomiest(polygons: readonly Polygon[]): { readonly polygon: Polygon; readonly point: Point } {
  let best: { polygon: Polygon; point: Point; room: number } | undefined;
  for (const polygon of polygons) {
    const [x0, y0, x1, y1] = boxOf(polygon.outer);
    // A piece cannot hold a circle wider than itself.
    if (best && Math.min(x1 - x0, y1 - y0) / 2 <= best.room) continue;
    const found = polylabel(
      [polygon.outer, ...polygon.holes].map((ring) => ring.map(([x, y]) => [x, y])),
      0.5,
    );
    if (!best || found.distance > best.room) best = { polygon, point: [found[0], found[1]], room: found.distance };
  }
  if (!best) throw new Error('a space has no outer ring');
  return best;
}

function findNamePlace(polygon: Polygon, anchor: Point): Point {
  const [x0, y0, x1, y1] = boxOf(polygon.outer);
  let best: Point = anchor;
  let bestScore = score(anchor, polygon, anchor);
  for (let row = 0; row < GRID_SIDE; row++) {
    for (let column = 0; column < GRID_SIDE; column++) {
      const point: Point = [x0 + ((column + 0.5) / GRID_SIDE) * (x1 - x0), y0 + ((row + 0.5) / GRID_SIDE) * (y1 - y0)];
      // A cheap check first: room is measured only where it could matter.
      if (clearance(point, anchor) + ROOM_WEIGHT * ENOUGH_ROOM <= bestScore || !isInside(point, polygon)) continue;
      const here = score(point, polygon, anchor);
      if (here > bestScore) [best, bestScore] = [point, here];
    }
  }
  return best;
}

function score(point: Point, polygon: Polygon, anchor: Point): number {
  return ROOM_WEIGHT * Math.min(ENOUGH_ROOM, roomAround(point, polygon, NAME_STRETCH)) + clearance(point, anchor);
}

/** Best just clear of the units, preferably above them, and no farther than necessary. */
function clearance(point: Point, anchor: Point): number {
  const [dx, dy] = [Math.abs(point[0] - anchor[0]), point[1] - anchor[1]];
  const distance = Math.max(Math.abs(dy), dx / NAME_STRETCH);
  const below = dy > 0 ? 4 : 0;
  return 0.6 * Math.min(distance, CLEAR_OF_UNITS) - 0.12 * Math.max(0, distance - CLEAR_OF_UNITS) - 0.08 * dx - below;
}
