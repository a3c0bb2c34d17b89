import type { Point } from './shapes.ts';

/** How far across an area its band may reach at usual zooms, in board pixels. */
const ACROSS = 20;
/** Sections of a border that are looked at together. */
const PIECE = 8;

interface Wall {
  readonly points: readonly Point[];
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/**
 * Returns a function for an area's outline: how many times `inward` a band may reach from a point until it would leave
 * the area over one of its `borders` with other land. In the tip of a narrow area it would else tint what lies behind.
 */
export function bandLimit(borders: readonly (readonly Point[])[]): (here: Point, inward: Point) => number {
  const walls = borders.flatMap(piecesOf).map(wallOf);
  return (here, inward) => {
    let nearest = Infinity;
    let crossings = 0;
    for (const { points, x0, y0, x1, y1 } of walls) {
      if (here[0] < x0 || here[0] > x1 || here[1] < y0 || here[1] > y1) continue;
      for (let i = 1; i < points.length; i++) {
        const far = farTo(here, inward, points[i - 1] ?? here, points[i] ?? here);
        if (far >= ACROSS) continue;
        crossings++;
        if (far < nearest) nearest = far;
      }
    }
    // After an even number it is back in the area: the border only winds.
    return crossings % 2 === 1 ? nearest : Infinity;
  };
}

/** Short pieces, most of which are soon found to be too far away. */
const piecesOf = (points: readonly Point[]): readonly (readonly Point[])[] =>
  Array.from({ length: Math.ceil((points.length - 1) / PIECE) }, (_, i) =>
    points.slice(i * PIECE, (i + 1) * PIECE + 1),
  );

function wallOf(points: readonly Point[]): Wall {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    x0 = Math.min(x0, x);
    y0 = Math.min(y0, y);
    x1 = Math.max(x1, x);
    y1 = Math.max(y1, y);
  }
  const reach = 1.2 * ACROSS;
  return { points, x0: x0 - reach, y0: y0 - reach, x1: x1 + reach, y1: y1 + reach };
}

/** How many times `along` leads from a point to the section from a to b; infinite if it does not, or starts on it. */
function farTo(here: Point, along: Point, a: Point, b: Point): number {
  const [abx, aby] = [b[0] - a[0], b[1] - a[1]];
  const [hx, hy] = [a[0] - here[0], a[1] - here[1]];
  const across = along[0] * aby - along[1] * abx;
  if (across === 0) return Infinity;
  const share = (hx * along[1] - hy * along[0]) / across;
  const far = (hx * aby - hy * abx) / across;
  return share >= 0 && share < 1 && far > 1e-6 ? far : Infinity;
}
