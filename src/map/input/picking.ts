import {
  shownPart,
  type BoardShapes,
  type Bounds,
  type Point,
  type Ring,
  type SpaceShape,
} from '../../geography/shapes.ts';
import { isInRing } from '../draw/trianglesOf.ts';
import { wrappedDelta, wrapX } from '../camera/wrap.ts';

interface BoundedRing {
  readonly ring: Ring;
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

interface PickedShape {
  readonly shape: SpaceShape;
  readonly land: boolean;
  readonly rings: readonly BoundedRing[];
}

/** The index for hit tests, made once from the shapes. */
export interface PickIndex {
  readonly width: number;
  /** Nothing is picked outside it. */
  readonly shown: Bounds;
  /** The smallest first, so that an island is hit before the zone around it. */
  readonly targets: readonly PickedShape[];
}

/** The hit area of an island is at least a circle of this radius, in board pixels. */
const MIN_RADIUS = 30;

export function pickIndex(shapes: BoardShapes, isLand: (space: string) => boolean): PickIndex {
  const sized = shapes.spaces.map((shape) => {
    const rings = shape.rings.map(bounded);
    const size = Math.max(0, ...rings.map(({ x0, y0, x1, y1 }) => (x1 - x0) * (y1 - y0)));
    return { size, target: { shape, land: isLand(shape.id), rings } };
  });
  sized.sort((a, b) => a.size - b.size);
  return { width: shapes.width, shown: shownPart(shapes), targets: sized.map(({ target }) => target) };
}

/**
 * The space at a board point; null over ice and lakes. `islandRadius` (board pixels) enlarges the hit circle of tiny
 * islands, so that they can be pressed when zoomed out too.
 */
export function spaceAt(index: PickIndex, [px, y]: Point, islandRadius = MIN_RADIUS): string | null {
  const x = wrapX(px, index.width);
  if (x < index.shown[0] || x > index.shown[2]) return null;
  const hit = (target: PickedShape): boolean => contains(target.rings, x, y);
  const land = index.targets.find((target) => target.land && hit(target));
  if (land) return land.shape.id;
  const island = nearestIsland(index, x, y, Math.max(islandRadius, MIN_RADIUS));
  const sea = index.targets.find((target) => !target.land && hit(target));
  return sea ? (island ?? sea.shape.id) : null;
}

function nearestIsland(index: PickIndex, x: number, y: number, maxDistance: number): string | null {
  let nearest: string | null = null;
  let distance = maxDistance;
  for (const { shape, land } of index.targets) {
    if (!land || shape.radius >= MIN_RADIUS) continue;
    const offset = Math.hypot(wrappedDelta(shape.anchor[0], x, index.width), shape.anchor[1] - y);
    if (offset < distance) [nearest, distance] = [shape.id, offset];
  }
  return nearest;
}

function bounded(ring: Ring): BoundedRing {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of ring) {
    if (x < x0) x0 = x;
    if (x > x1) x1 = x;
    if (y < y0) y0 = y;
    if (y > y1) y1 = y;
  }
  return { ring, x0, y0, x1, y1 };
}

/** Even-odd over all rings: a point in a hole is inside two of them. */
function contains(rings: readonly BoundedRing[], x: number, y: number): boolean {
  let inside = false;
  for (const { ring, x0, y0, x1, y1 } of rings) {
    if (x >= x0 && x <= x1 && y >= y0 && y <= y1 && isInRing(ring, x, y)) inside = !inside;
  }
  return inside;
}
