import type { Bounds, Point } from '../../geography/shapes.ts';

/** The line along which an area is longest, straight or gently bent: where an atlas writes its name. In board pixels and radians. */
export interface Spine {
  readonly middle: Point;
  /** Of the line at its middle, from -π/2 to π/2, clockwise from level. */
  readonly angle: number;
  /** 1 / radius; positive where both ends bend downward. */
  readonly curve: number;
  readonly length: number;
  readonly breadth: number;
}

/** About how wide the area is across its middle on a level line, as if it were an ellipse. */
export const levelWidth = ({ angle, length, breadth }: Spine): number =>
  1 / Math.hypot(Math.cos(angle) / length, Math.sin(angle) / Math.max(breadth, 1));

/** Fewer places than this show no direction. */
const FEW = 6;

/**
 * The spine of an area known by places spread evenly over it: their principal axis, and the parabola along it that
 * lies nearest to all of them. Null if there are too few.
 */
export function spineOf(places: readonly Point[]): Spine | null {
  const count = places.length;
  if (count < FEW) return null;
  const mean = (value: (place: Point) => number): number => places.reduce((sum, place) => sum + value(place), 0) / count;
  const [mx, my] = [mean(([x]) => x), mean(([, y]) => y)];
  const xx = mean(([x]) => (x - mx) ** 2);
  const yy = mean(([, y]) => (y - my) ** 2);
  const xy = mean(([x, y]) => (x - mx) * (y - my));
  const axis = Math.atan2(2 * xy, xx - yy) / 2;
  const [cos, sin] = [Math.cos(axis), Math.sin(axis)];
  const along = ([x, y]: Point): number => (x - mx) * cos + (y - my) * sin;
  const across = ([x, y]: Point): number => (y - my) * cos - (x - mx) * sin;
  const [rise, slope, bend] = parabola(places.map((place) => [along(place), across(place)]));
  const spread = mean((place) => along(place) ** 2);
  const rest = mean((place) => (across(place) - rise - slope * along(place) - bend * along(place) ** 2) ** 2);
  return {
    middle: [mx - rise * sin, my + rise * cos],
    angle: axis + Math.atan(slope),
    curve: (2 * bend) / (1 + slope ** 2) ** 1.5,
    length: Math.sqrt(12 * spread),
    breadth: Math.sqrt(12 * rest),
  };
}

/** Least squares: the numbers a, b, c for which a + bu + cu² is nearest to all v. */
function parabola(points: readonly Point[]): readonly [number, number, number] {
  const sum = (of: (u: number, v: number) => number): number => points.reduce((all, [u, v]) => all + of(u, v), 0);
  const [s0, s1, s2, s3, s4] = [points.length, sum((u) => u), sum((u) => u ** 2), sum((u) => u ** 3), sum((u) => u ** 4)];
  const [t0, t1, t2] = [sum((_, v) => v), sum((u, v) => u * v), sum((u, v) => u ** 2 * v)];
  const det = (a: number, b: number, c: number, d: number, e: number, f: number, g: number, h: number, i: number): number =>
    a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
  const all = det(s0, s1, s2, s1, s2, s3, s2, s3, s4);
  if (Math.abs(all) < 1e-6) return [0, 0, 0];
  return [det(t0, s1, s2, t1, s2, s3, t2, s3, s4) / all, det(s0, t0, s2, s1, t1, s3, s2, t2, s4) / all, det(s0, s1, t0, s1, s2, t1, s2, s3, t2) / all];
}

/** About so many places are looked at in the box around an area. */
const LOOKS = 700;
const FINEST = 5;

/** Places spread evenly over a box, of those that belong to the area. */
export function placesIn([x0, y0, x1, y1]: Bounds, belongs: (x: number, y: number) => boolean): Point[] {
  const step = Math.max(FINEST, Math.sqrt(((x1 - x0) * (y1 - y0)) / LOOKS));
  const found: Point[] = [];
  for (let y = y0 + step / 2; y < y1; y += step) {
    for (let x = x0 + step / 2; x < x1; x += step) if (belongs(x, y)) found.push([x, y]);
  }
  return found;
}
