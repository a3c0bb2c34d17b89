import type { Bounds, Point } from '../../geography/shapes.ts';

/**
 * The line along which an area is longest, straight or slightly bent: where an atlas writes its name. In board pixels
 * and radians.
 */
export interface Spine {
  readonly middle: Point;
  /** Direction at the middle, from -π/2 to π/2, clockwise from horizontal. */
  readonly angle: number;
  /** 1 / radius; positive if both ends bend downwards. */
  readonly curve: number;
  readonly length: number;
  readonly breadth: number;
}

/** Approximate horizontal width of the area through its middle, as if it were an ellipse. */
export const levelWidth = ({ angle, length, breadth }: Spine): number =>
  1 / Math.hypot(Math.cos(angle) / length, Math.sin(angle) / Math.max(breadth, 1));

/** Fewer points than this show no direction. */
const MIN_POINTS = 6;

/**
 * The spine of an area given by points spread evenly over it: their principal axis, bent to the parabola that fits them
 * best. Null if there are too few.
 */
export function spineOf(points: readonly Point[]): Spine | null {
  const count = points.length;
  if (count < MIN_POINTS) return null;
  let [mx, my, xx, yy, xy] = [0, 0, 0, 0, 0];
  for (const [x, y] of points) {
    mx += x / count;
    my += y / count;
  }
  for (const [x, y] of points) {
    xx += (x - mx) ** 2;
    yy += (y - my) ** 2;
    xy += (x - mx) * (y - my);
  }
  const axis = Math.atan2(2 * xy, xx - yy) / 2;
  const [cos, sin] = [Math.cos(axis), Math.sin(axis)];
  const turned = points.map(([x, y]): Point => [(x - mx) * cos + (y - my) * sin, (y - my) * cos - (x - mx) * sin]);
  const [rise, slope, bend] = parabola(turned);
  let [spread, rest] = [0, 0];
  for (const [u, v] of turned) {
    spread += (u * u) / count;
    rest += (v - rise - slope * u - bend * u * u) ** 2 / count;
  }
  return {
    middle: [mx - rise * sin, my + rise * cos],
    angle: axis + Math.atan(slope),
    curve: (2 * bend) / (1 + slope ** 2) ** 1.5,
    length: Math.sqrt(12 * spread),
    breadth: Math.sqrt(12 * rest),
  };
}

/** Least squares: the numbers a, b, c for which a + bu + cu² is nearest to all v of the points (u, v). */
function parabola(points: readonly Point[]): readonly [number, number, number] {
  let [s1, s2, s3, s4, t0, t1, t2] = [0, 0, 0, 0, 0, 0, 0];
  for (const [u, v] of points) {
    const uu = u * u;
    s1 += u;
    s2 += uu;
    s3 += uu * u;
    s4 += uu * uu;
    t0 += v;
    t1 += u * v;
    t2 += uu * v;
  }
  const s0 = points.length;
  const det = (
    a: number,
    b: number,
    c: number,
    d: number,
    e: number,
    f: number,
    g: number,
    h: number,
    i: number,
  ): number => a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
  const all = det(s0, s1, s2, s1, s2, s3, s2, s3, s4);
  if (Math.abs(all) < 1e-6) return [0, 0, 0];
  return [
    det(t0, s1, s2, t1, s2, s3, t2, s3, s4) / all,
    det(s0, t0, s2, s1, t1, s3, s2, t2, s4) / all,
    det(s0, s1, t0, s1, s2, t1, s2, s3, t2) / all,
  ];
}

/** About how many points are sampled in the box around an area. */
const SAMPLES = 320;
const MIN_STEP = 6;

/** Points spread evenly over a box, only those that belong to the area. */
export function gridPointsIn([x0, y0, x1, y1]: Bounds, belongs: (x: number, y: number) => boolean): Point[] {
  const step = Math.max(MIN_STEP, Math.sqrt(((x1 - x0) * (y1 - y0)) / SAMPLES));
  const found: Point[] = [];
  for (let y = y0 + step / 2; y < y1; y += step) {
    for (let x = x0 + step / 2; x < x1; x += step) if (belongs(x, y)) found.push([x, y]);
  }
  return found;
}
