import type { SpaceId } from '../../engine/index.ts';
import type { BoardShapes, Point, SpaceShape } from '../../geography/shapes.ts';
import type { ScreenBox } from '../../store/covers.ts';
import { wrappedDelta } from '../camera/wrap.ts';

/** A part of the board: its upper left corner in board pixels, where x may leave the board, and the scale. */
export interface PlaceView {
  readonly left: number;
  readonly top: number;
  /** Picture pixels per board pixel. */
  readonly scale: number;
}

/** Room for counters and names at the edge, in picture pixels. */
const MARGIN = { x: 78, y: 44 } as const;
/** Closer than this, coasts look coarse and nothing around is seen. */
const CLOSEST = 0.62;

/** The part of the board that shows the units and names of these spaces, in a picture of this size. */
export function placeView(
  shapes: Pick<BoardShapes, 'width' | 'height' | 'spaces'>,
  spaces: readonly SpaceId[],
  { width, height }: { readonly width: number; readonly height: number },
): PlaceView {
  const shown = shapes.spaces.filter(({ id }) => spaces.includes(id));
  const points = shown.flatMap((shape) => [shape.anchor, shape.label].map(besideThe(shown[0], shapes.width)));
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(CLOSEST, (width - 2 * MARGIN.x) / (x1 - x0 || 1), (height - 2 * MARGIN.y) / (y1 - y0 || 1));
  return {
    scale,
    left: (x0 + x1) / 2 - width / scale / 2,
    top: Math.min(Math.max(0, (y0 + y1) / 2 - height / scale / 2), shapes.height - height / scale),
  };
}

/** The part of the board that shows all of a box in map pixels, in a picture of this size. */
export function boxView(
  { left, top, right, bottom }: ScreenBox,
  board: Pick<BoardShapes, 'height'>,
  { width, height }: { readonly width: number; readonly height: number },
): PlaceView {
  const scale = Math.min(width / (right - left), height / (bottom - top));
  const lowest = board.height - height / scale;
  return {
    scale,
    left: (left + right) / 2 - width / scale / 2,
    top: lowest < 0 ? lowest / 2 : Math.min(Math.max(0, (top + bottom) / 2 - height / scale / 2), lowest),
  };
}

/** Moves a point to the copy of the board on which this space is. */
const besideThe =
  (first: SpaceShape | undefined, boardWidth: number) =>
  ([x, y]: Point): Point =>
    first === undefined ? [x, y] : [first.anchor[0] + wrappedDelta(first.anchor[0], x, boardWidth), y];

/** Where a point of the board is in the picture: the copy of it that is nearest to the middle. */
export function inPicture({ left, top, scale }: PlaceView, [x, y]: Point, boardWidth: number, width: number): Point {
  const middle = left + width / scale / 2;
  return [(middle + wrappedDelta(middle, x, boardWidth) - left) * scale, (y - top) * scale];
}
