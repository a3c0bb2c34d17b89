import type { Point } from '../../geography/shapes.ts';
import { wrappedDelta } from '../camera/wrap.ts';

/**
 * The path through these points, each continued the short way round the world, so that x may leave the board. Repeated
 * points are left out.
 */
export function unwrapPath(points: readonly Point[], boardWidth: number): readonly Point[] {
  const line: Point[] = [];
  for (const [x, y] of points) {
    const last = line.at(-1);
    const next: Point = last === undefined ? [x, y] : [last[0] + wrappedDelta(last[0], x, boardWidth), y];
    if (last === undefined || last[0] !== next[0] || last[1] !== next[1]) line.push(next);
  }
  return line;
}

/**
 * The line, and copies shifted by the board's width for the parts that leave the board, so that it is whole on both
 * sides.
 */
export function wrappedCopies(line: readonly Point[], boardWidth: number): readonly (readonly Point[])[] {
  const xs = line.map(([x]) => x);
  const shifts = [...(Math.min(...xs) < 0 ? [boardWidth] : []), ...(Math.max(...xs) > boardWidth ? [-boardWidth] : [])];
  return [line, ...shifts.map((shift) => line.map(([x, y]): Point => [x + shift, y]))];
}

const ORIGIN: Point = [0, 0];

/** The distance between two points. `Math.hypot` guards against overflow and takes many times as long. */
export const distance = (a: Point, b: Point): number => Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2);

export const lengthOf = (line: readonly Point[]): number =>
  line.reduce((sum, point, i) => sum + distance(line[i - 1] ?? point, point), 0);

/** The point at this distance along a line, and the line's direction there (a unit vector). */
export function pointAlong(line: readonly Point[], distanceAlong: number): { readonly at: Point; readonly to: Point } {
  let left = distanceAlong;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1] ?? ORIGIN, line[i] ?? ORIGIN];
    const step = distance(a, b);
    if (left <= step || i === line.length - 1) {
      const share = step === 0 ? 0 : Math.min(1, left / step);
      return {
        at: [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share],
        to: step === 0 ? [1, 0] : [(b[0] - a[0]) / step, (b[1] - a[1]) / step],
      };
    }
    left -= step;
  }
  return { at: line[0] ?? ORIGIN, to: [1, 0] };
}

/** The part of a line between two distances along it. */
export function slicePath(line: readonly Point[], from: number, to: number): readonly Point[] {
  let far = 0;
  const inner = line.filter((point, i) => {
    far += distance(line[i - 1] ?? point, point);
    return far > from && far < to;
  });
  return [pointAlong(line, from).at, ...inner, pointAlong(line, to).at];
}

/** Line segments per curve section. */
const STEPS = 8;
/**
 * How far a route between two points bows sideways, as a share of its length, so that the way there and back do not
 * overlap.
 */
const BOW = 0.09;

/** A smooth curve through all points. */
export function smoothPath(points: readonly Point[]): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < 2) return points;
  const through =
    points.length > 2
      ? points
      : [
          first,
          [
            (first[0] + last[0]) / 2 + (last[1] - first[1]) * BOW,
            (first[1] + last[1]) / 2 - (last[0] - first[0]) * BOW,
          ] as const,
          last,
        ];
  const line: Point[] = [first];
  for (let i = 1; i < through.length; i++) {
    const [a, b] = [through[i - 1] ?? first, through[i] ?? last];
    const [before, after] = [through[i - 2] ?? a, through[i + 1] ?? b];
    for (let step = 1; step <= STEPS; step++) line.push(catmullRom(before, a, b, after, step / STEPS));
  }
  return line;
}

/** The point at `t` (0 to 1) of the Catmull-Rom curve from `a` to `b`. */
function catmullRom(before: Point, a: Point, b: Point, after: Point, t: number): Point {
  const interpolate = (p0: number, p1: number, p2: number, p3: number): number =>
    0.5 * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t * t * t);
  return [interpolate(before[0], a[0], b[0], after[0]), interpolate(before[1], a[1], b[1], after[1])];
}

/** Length and breadth of the head and breadth of the tail, relative to the shaft's breadth. */
const HEAD = { length: 1.5, breadth: 2.2 };
const TAIL = 0.45;

/** The outline of a broad arrow along a line, as atlases draw campaigns: it widens from tail to head. */
export function broadArrow(line: readonly Point[], breadth: number): readonly Point[] {
  const length = lengthOf(line);
  const neck = length - Math.min(HEAD.length * breadth, length * 0.6);
  const shaft = slicePath(line, 0, neck);
  const tip = line.at(-1) ?? [0, 0];
  const left: Point[] = [];
  const right: Point[] = [];
  let walked = 0;
  shaft.forEach((point, i) => {
    const before = shaft[i - 1] ?? point;
    walked += Math.hypot(point[0] - before[0], point[1] - before[1]);
    const half = (breadth / 2) * (TAIL + (1 - TAIL) * (neck === 0 ? 1 : walked / neck));
    const [dx, dy] = pointAlong(line, walked).to;
    left.push([point[0] - dy * half, point[1] + dx * half]);
    right.push([point[0] + dy * half, point[1] - dx * half]);
  });
  const { at, to } = pointAlong(line, neck);
  const wing = (breadth / 2) * HEAD.breadth;
  return [
    ...left,
    [at[0] - to[1] * wing, at[1] + to[0] * wing],
    tip,
    [at[0] + to[1] * wing, at[1] - to[0] * wing],
    ...right.toReversed(),
  ];
}
