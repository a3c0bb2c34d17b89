import type { Point } from '../../geography/shapes.ts';

/** Sections of a curve. */
const STEPS = 24;

/** A curve from one point to another that bows sideways by this share of its length; to the left if it is negative. */
export function curve([x0, y0]: Point, [x1, y1]: Point, bow: number): readonly Point[] {
  // The middle of a curve lies half as far out as its control point.
  const [cx, cy] = [(x0 + x1) / 2 + (y1 - y0) * bow * 2, (y0 + y1) / 2 - (x1 - x0) * bow * 2];
  return Array.from({ length: STEPS + 1 }, (_, i): Point => {
    const t = i / STEPS;
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return [a * x0 + b * cx + c * x1, a * y0 + b * cy + c * y1];
  });
}
