import { placeOnMap } from './grid.ts';
import type { LonLat } from './definitions.ts';
import { at } from './planar.ts';
import type { Projection } from './projection.ts';
import type { Bounds, Point } from './shapes.ts';

/** Whether a board shows a point, given in map pixels. A cylinder shows all. */
export const isInFrame = ([x, y]: Point, frame: Bounds | null): boolean =>
  frame === null || (frame[0] <= x && frame[1] <= y && x <= frame[2] && y <= frame[3]);

/** Whether a board shows a place of the world. */
export const isShown = (place: LonLat, projection: Projection): boolean =>
  isInFrame(placeOnMap(place, projection), projection.frame);

/** The frame in other units, so many to a map pixel. */
export const frameIn = (frame: Bounds | null, scale: number): Bounds | null =>
  frame && [frame[0] * scale, frame[1] * scale, frame[2] * scale, frame[3] * scale];

/** Lines that belong together, at each turn round the world at which a board shows something of them. */
export function copiesInFrame(
  lines: readonly (readonly Point[])[],
  frame: Bounds | null,
  boardWidth: number,
): readonly (readonly (readonly Point[])[])[] {
  if (frame === null) return [lines];
  return [0, boardWidth, -boardWidth]
    .map((shift) => lines.map((line) => line.map(([x, y]): Point => [x + shift, y])))
    .filter((copy) => copy.some((line) => line.some((point) => isInFrame(point, frame))));
}

/** The parts of a line that lie in a frame, each with its share of the line's points: 0 at its start, 1 at its end. */
export function partsInFrame(
  line: readonly Point[],
  frame: Bounds | null,
): readonly { readonly points: readonly Point[]; readonly from: number; readonly to: number }[] {
  if (frame === null) return [{ points: line, from: 0, to: 1 }];
  const parts: { points: Point[]; from: number; to: number }[] = [];
  const last = Math.max(1, line.length - 1);
  let part: (typeof parts)[number] | null = null;
  line.forEach((point, i) => {
    const before = line[i - 1];
    if (isInFrame(point, frame)) {
      if (part === null) {
        part = {
          points: before === undefined ? [] : [edgeBetween(point, before, frame)],
          from: i / last,
          to: i / last,
        };
        parts.push(part);
      }
      part.points.push(point);
      part.to = i / last;
    } else if (part !== null && before !== undefined) {
      part.points.push(edgeBetween(before, point, frame));
      part = null;
    }
  });
  return parts.filter(({ from, to }) => from < to);
}

/** Where the way from a point in the frame to one outside crosses its side, in whole units. */
function edgeBetween(inside: Point, outside: Point, [left, top, right, bottom]: Bounds): Point {
  const shareOf = (from: number, to: number, low: number, high: number): number =>
    to < low ? (from - low) / (from - to) : to > high ? (high - from) / (to - from) : 1;
  const share = Math.min(shareOf(inside[0], outside[0], left, right), shareOf(inside[1], outside[1], top, bottom));
  const along = (axis: 0 | 1): number => Math.round(inside[axis] + (outside[axis] - inside[axis]) * share);
  return [along(0), along(1)];
}

/** The part of a ring that lies in a frame; empty if none does. Parts of it may be joined along the frame's sides. */
export function ringInFrame(ring: readonly Point[], frame: Bounds | null): readonly Point[] {
  if (frame === null) return ring;
  const [left, top, right, bottom] = frame;
  const sides: readonly (readonly [axis: 0 | 1, limit: number, sign: 1 | -1])[] = [
    [0, left, 1],
    [1, top, 1],
    [0, right, -1],
    [1, bottom, -1],
  ];
  return sides.reduce<readonly Point[]>((points, [axis, limit, sign]) => {
    const inside = (point: Point): number => (point[axis] - limit) * sign;
    return points.flatMap((point, i): Point[] => {
      const before = at(points, (i + points.length - 1) % points.length);
      const [was, is] = [inside(before), inside(point)];
      const share = was / (was - is);
      const crossing: Point = [before[0] + (point[0] - before[0]) * share, before[1] + (point[1] - before[1]) * share];
      return [...(was < 0 !== is < 0 ? [crossing] : []), ...(is < 0 ? [] : [point])];
    });
  }, ring);
}
