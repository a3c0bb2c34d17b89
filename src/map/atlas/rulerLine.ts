import { greatCircle } from '../../atlas/distance.ts';
import type { Projection } from '../../geography/projection.ts';
import type { Point } from '../../geography/shapes.ts';
import type { RulerEnd } from '../../store/atlas/ruler.ts';
import { wrappedDelta } from '../camera/wrap.ts';
import { unwrapPath } from '../layout/polyline.ts';

/**
 * The shortest way over the earth as the map shows it, in parts: what lies beyond the board's upper or lower edge is
 * left out. It runs from pixel to pixel of its ends, and may leave the board at the sides.
 */
export function rulerLine(from: RulerEnd, to: RulerEnd, projection: Projection): readonly (readonly Point[])[] {
  const { project, width, height } = projection;
  const places = greatCircle(from.at, to.at).map(project);
  const line = unwrapPath(places, width);
  const [offFrom, offTo] = [offset(line[0], from.pixel, width), offset(line.at(-1), to.pixel, width)];
  const parts: Point[][] = [[]];
  line.forEach(([x, y], i) => {
    // An island drawn elsewhere draws the way along with it, less and less towards the other end.
    const share = i / Math.max(1, line.length - 1);
    const moved: Point = [
      x + offFrom[0] * (1 - share) + offTo[0] * share,
      y + offFrom[1] * (1 - share) + offTo[1] * share,
    ];
    if (moved[1] < 0 || moved[1] > height) parts.push([]);
    else parts.at(-1)?.push(moved);
  });
  const turns = Math.floor((parts[0]?.[0]?.[0] ?? 0) / width);
  return parts.filter((part) => part.length > 1).map((part) => part.map(([x, y]): Point => [x - turns * width, y]));
}

function offset(shown: Point | undefined, wanted: Point, width: number): Point {
  return shown === undefined ? [0, 0] : [wrappedDelta(shown[0], wanted[0], width), wanted[1] - shown[1]];
}
