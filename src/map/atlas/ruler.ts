import { PALETTE } from '../draw/palette.ts';
import { fontOf } from '../draw/typefaces.ts';
import type { Point } from '../../geography/shapes.ts';
import type { Marker } from '../layers/showMarkers.ts';
import type { MapContext } from '../scene/MapContext.ts';
import { RULER } from './looks.ts';
import { greatCircle } from '../../atlas/distance.ts';
import type { Projection } from '../../geography/projection.ts';
import type { RulerEnd } from '../../store/atlas/ruler.ts';
import { wrappedDelta } from '../camera/wrap.ts';
import { unwrapPath } from '../layout/polyline.ts';

type Parts = Pick<MapContext, 'textures' | 'measure'>;

/** Radius of the ring at an end, and size of the letters, which are read from the back row. In screen pixels. */
const RING = 7;
const SIZE = 22;

/** A ring round a point that is measured from or to. */
export function rulerEndMarker({ textures }: Parts, [x, y]: Point): Marker {
  const side = 2 * RING + 4;
  const texture = textures.get(`ruler end`, side, side, (context) => {
    for (const [colour, width] of [
      [PALETTE.paper, 5],
      [RULER, 2.5],
    ] as const) {
      context.beginPath();
      context.arc(side / 2, side / 2, RING - 1, 0, 7);
      context.strokeStyle = colour;
      context.lineWidth = width;
      context.stroke();
    }
  });
  return { x, y, sprites: [{ texture, x: -side / 2, y: -side / 2 }] };
}

/** The length of the way, on a plate. */
export function kilometresMarker({ textures, measure }: Parts, [x, y]: Point, text: string): Marker {
  const [width, height] = [Math.ceil(measure(text, SIZE, 'city')) + 14, SIZE + 10];
  const texture = textures.get(`ruler ${text}`, width, height, (context) => {
    context.beginPath();
    context.roundRect(1, 1, width - 2, height - 2, 4);
    context.fillStyle = PALETTE.paper;
    context.fill();
    context.strokeStyle = RULER;
    context.lineWidth = 1.5;
    context.stroke();
    context.font = fontOf('number', SIZE);
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillStyle = PALETTE.focus;
    context.fillText(text, width / 2, height / 2 + 1);
  });
  return { x, y, sprites: [{ texture, x: -width / 2, y: -height / 2 }] };
}

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
