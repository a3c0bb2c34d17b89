/** Places the names of rivers and ranges along the straightest part of their course. */

import polylabel from 'polylabel';
import { SCALE } from '../grid.ts';
import { at, distance } from '../planar.ts';
import type { MapFeature, Point } from '../shapes.ts';
import { featureAt, type FinishedBoard } from './features.ts';

type NamedCourse = Pick<MapFeature, 'name' | 'modern' | 'rank'>;

/** Assumed length of a name, in map pixels. */
const NAME_LENGTH = 75;
/** How much being off the middle, as a share of the course, counts against being straight. */
const CENTRING = 0.25;

/**
 * The name at the straightest part of a course, near its middle and rotated along it. Points are on the grid; none for
 * a course without length.
 */
export function nameAlong(
  kind: 'river' | 'range',
  named: NamedCourse,
  courses: readonly (readonly Point[])[],
  board: FinishedBoard,
): MapFeature[] {
  const length = (line: readonly Point[]): number =>
    line.reduce((sum, point, i) => sum + (i === 0 ? 0 : distance(at(line, i - 1), point)), 0);
  const course = courses.toSorted((a, b) => length(b) - length(a))[0];
  if (course === undefined) return [];
  const steps = evenly(course, 4 * SCALE);
  const reach = Math.max(2, Math.min(Math.round(NAME_LENGTH / 4), Math.floor(steps.length * 0.8)));
  let best: { from: Point; to: Point; middle: Point } | undefined;
  let bestScore = -Infinity;
  for (let i = 0; i + reach < steps.length; i++) {
    const [from, to] = [at(steps, i), at(steps, i + reach)];
    const offCentre = Math.abs((i + reach / 2) / steps.length - 0.5);
    const score = distance(from, to) / (reach * 4 * SCALE) - CENTRING * offCentre;
    if (score > bestScore) [best, bestScore] = [{ from, to, middle: at(steps, i + (reach >> 1)) }, score];
  }
  if (!best) return [];
  const { name, modern, rank } = named;
  const width = board.projection.width * SCALE;
  const place: Point = [(Math.round(best.middle[0]) + width) % width, Math.round(best.middle[1])];
  return [
    featureAt(
      place,
      { kind, name, rank, ...(modern !== undefined && { modern }), angle: uprightAngle(best.from, best.to) },
      board,
    ),
  ];
}

/** The roomiest point of a lake. */
export function nameInside(rings: readonly (readonly Point[])[]): Point {
  const [x, y] = polylabel(
    rings.map((ring) => ring.map(([a, b]) => [a, b])),
    SCALE,
  );
  return [Math.round(x ?? 0), Math.round(y ?? 0)];
}

/** In degrees clockwise, from -90 to 90, so that text is never upside down. */
function uprightAngle([x0, y0]: Point, [x1, y1]: Point): number {
  const degrees = Math.round((Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI);
  return degrees > 90 ? degrees - 180 : degrees < -90 ? degrees + 180 : degrees;
}

/** Points at even distances along a line. */
function evenly(line: readonly Point[], step: number): Point[] {
  const points: Point[] = line.slice(0, 1);
  let left = step;
  line.forEach((to, i) => {
    if (i === 0) return;
    let from = at(line, i - 1);
    for (let rest = distance(from, to); rest >= left; rest = distance(from, to)) {
      from = [from[0] + ((to[0] - from[0]) * left) / rest, from[1] + ((to[1] - from[1]) * left) / rest];
      points.push(from);
      left = step;
    }
    left -= distance(from, to);
  });
  return points;
}
