import { DRAW_LOOKS, type DrawLook } from '../../emblems/drawLooks.ts';
import type { Draw, DrawEnd, DrawnPoint } from '../../engine/table/index.ts';
import type { BoardShapes, Point } from '../../geography/shapes.ts';
import { wrappedDelta } from '../camera/wrap.ts';
import { curve } from '../drawings/curve.ts';
import { inPicture, type PlaceView } from './placeView.ts';

/** Widths of lines and the size of an arrow's head, in picture pixels. */
const LINE = 4;
const HALO = 3;
const HEAD = 13;
const BOW = 0.1;

type Arrow = Extract<Draw, { kind: 'arrow' }>;

interface DrawnPicture {
  readonly shapes: Pick<BoardShapes, 'width' | 'spaces'>;
  readonly view: PlaceView;
  /** Of the picture. */
  readonly width: number;
  /** Where points of the earth lie, in map pixels. */
  readonly project: (place: DrawnPoint['at']) => Point;
}

/** The line of an arrow in a picture, in picture pixels; nothing if the board has not its ends. */
export function arrowLine({ from, to }: Arrow, { shapes, view, width, project }: DrawnPicture): readonly Point[] {
  const pointOf = (end: DrawEnd): Point | undefined =>
    typeof end === 'string' ? shapes.spaces.find(({ id }) => id === end)?.anchor : project(end.at);
  const [begin, aim] = [pointOf(from), pointOf(to)];
  if (begin === undefined || aim === undefined) return [];
  const [x, y] = inPicture(view, begin, shapes.width, width);
  const end: Point = [
    x + wrappedDelta(begin[0], aim[0], shapes.width) * view.scale,
    y + (aim[1] - begin[1]) * view.scale,
  ];
  return curve([x, y], end, BOW);
}

/** Draws arrows and marks on a picture of a part of the map, each colour with its own stroke. */
export function drawDrawings(context: CanvasRenderingContext2D, draws: readonly Draw[], drawn: DrawnPicture): void {
  const { shapes, view, width } = drawn;
  for (const draw of draws) {
    const look = DRAW_LOOKS[draw.colour];
    if (draw.kind === 'arrow') {
      const line = arrowLine(draw, drawn);
      if (line.length > 0) drawArrow(context, line, look);
      continue;
    }
    const shape = shapes.spaces.find(({ id }) => id === draw.space);
    for (const ring of shape?.rings ?? []) {
      const [start = [0, 0]] = ring;
      const [x, y] = inPicture(view, start, shapes.width, width);
      // All of a ring beside its first point, so that none is torn apart at the picture's edge.
      const beside = ring.map((point): Point => [
        x + wrappedDelta(start[0], point[0], shapes.width) * view.scale,
        y + (point[1] - start[1]) * view.scale,
      ]);
      strokeLine(context, [...beside, beside[0] ?? [0, 0]], look, LINE - 1);
    }
  }
}

function drawArrow(context: CanvasRenderingContext2D, line: readonly Point[], look: DrawLook): void {
  const [tipX, tipY] = line.at(-1) ?? [0, 0];
  const [backX, backY] = line.at(-3) ?? [0, 0];
  const length = Math.hypot(tipX - backX, tipY - backY) || 1;
  const [dx, dy] = [((tipX - backX) / length) * HEAD, ((tipY - backY) / length) * HEAD];
  const shaft = line.filter(([x, y]) => Math.hypot(tipX - x, tipY - y) > HEAD * 0.7);
  strokeLine(context, shaft, look, LINE);
  context.beginPath();
  context.moveTo(tipX, tipY);
  context.lineTo(tipX - dx - dy * 0.5, tipY - dy + dx * 0.5);
  context.lineTo(tipX - dx + dy * 0.5, tipY - dy - dx * 0.5);
  context.closePath();
  context.fillStyle = look.colour;
  context.fill();
  context.lineWidth = 1.5;
  context.strokeStyle = look.edge ?? '#fff';
  context.stroke();
}

function strokeLine(
  context: CanvasRenderingContext2D,
  line: readonly Point[],
  { colour, dash, edge }: DrawLook,
  breadth: number,
): void {
  const stroke = (wide: number, style: string): void => {
    context.beginPath();
    line.forEach(([x, y], i) => (i === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
    context.lineWidth = wide;
    context.strokeStyle = style;
    context.stroke();
  };
  context.save();
  context.lineJoin = 'round';
  stroke(breadth + HALO, edge ?? 'rgb(255 255 255 / 80%)');
  context.setLineDash((dash ?? []).map((part) => part * breadth));
  stroke(breadth, colour);
  context.restore();
}
