/** Groups a space's rings into connected pieces, each an outer ring with its holes. */

import { contains, signedArea } from './planar.ts';
import type { Point } from './shapes.ts';

export interface Polygon {
  readonly outer: readonly Point[];
  readonly holes: readonly (readonly Point[])[];
}

/** Expects rings with their space on the left, as the build makes them: outer rings have a positive area. */
export function groupRings(rings: readonly (readonly Point[])[]): Polygon[] {
  const pieces = rings
    .filter((ring) => signedArea(ring) > 0)
    .map((outer) => ({ outer, area: signedArea(outer), holes: [] as (readonly Point[])[] }))
    .toSorted((a, b) => a.area - b.area);
  for (const hole of rings) {
    if (signedArea(hole) > 0) continue;
    // The smallest piece first. A hole may touch its outer ring, so one contained point is enough.
    const around = pieces.find(
      ({ outer, area }) => area > -signedArea(hole) && hole.some(([x, y]) => contains(outer, x, y)),
    );
    around?.holes.push(hole);
  }
  return pieces;
}

/** The distance from a point to the polygon's border, with horizontal distances divided by `stretch`. */
export function roomAround(point: Point, { outer, holes }: Polygon, stretch = 1): number {
  let nearest = Infinity;
  for (const ring of [outer, ...holes]) {
    let from = ring.at(-1);
    for (const to of ring) {
      if (from) nearest = Math.min(nearest, squaredDistance(point, from, to, stretch));
      from = to;
    }
  }
  return Math.sqrt(nearest);
}

export function isInside([x, y]: Point, { outer, holes }: Polygon): boolean {
  return contains(outer, x, y) && !holes.some((hole) => contains(hole, x, y));
}

function squaredDistance([px, py]: Point, [ax, ay]: Point, [bx, by]: Point, stretch: number): number {
  const [x, dx] = [(px - ax) / stretch, (bx - ax) / stretch];
  const [y, dy] = [py - ay, by - ay];
  const lengthSquared = dx * dx + dy * dy;
  const t = lengthSquared === 0 ? 0 : Math.max(0, Math.min(1, (x * dx + y * dy) / lengthSquared));
  return (x - dx * t) ** 2 + (y - dy * t) ** 2;
}
