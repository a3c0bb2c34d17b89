import type { AnySpace, SpaceId } from '../../engine/index.ts';
import type { BoardShapes, Point } from '../../geography/shapes.ts';
import { overlapArea, type ScreenBox } from '../../store/covers.ts';
import type { PictureSize } from './PictureCanvas.tsx';
import { inPicture, type PlaceView } from './placeView.ts';

/** The room of a name, in picture pixels: its height, and the width of a letter. */
const HIGH = 16;
const LETTER = 6.6;
/** Names keep this distance from the picture's edge. */
const EDGE = 4;
/** From a dot to its name. */
const BESIDE = 6;
/** How much worse it is to cover a name than a dot or an arrow. */
const OVER_NAMES = 6;

/** A place of the earth, on the board: a city or the end of an arrow, which has a dot, or a water or landscape. */
export interface NamedPoint {
  readonly name: string;
  /** In map pixels. */
  readonly at: Point;
  readonly hasDot: boolean;
}

/** Where a picture names a point, in picture pixels: the middle of the name, and the dot it belongs to. */
export interface PointName {
  readonly name: string;
  readonly middle: Point;
  readonly dot: Point | null;
  readonly box: ScreenBox;
}

const boxAt = ([x, y]: Point, letters: number): ScreenBox => {
  const half = (letters * LETTER) / 2;
  return { left: x - half, right: x + half, top: y - HIGH / 2, bottom: y + HIGH / 2 };
};

const isInside = ({ left, right, top, bottom }: ScreenBox, { width, height }: PictureSize): boolean =>
  left > EDGE && right < width - EDGE && top > EDGE && bottom < height - EDGE;

/**
 * Where the points that a picture shows are named: beside their dots, each where it covers dots, arrows and other names
 * least. All are named, as the text speaks of them; of two with the same name the first.
 */
export function pointNames(
  points: readonly NamedPoint[],
  arrows: readonly (readonly Point[])[],
  shapes: Pick<BoardShapes, 'width'>,
  view: PlaceView,
  size: PictureSize,
): readonly PointName[] {
  const shown = points
    .filter(({ name }, i) => points.findIndex((other) => other.name === name) === i)
    .map((point) => ({ ...point, dot: inPicture(view, point.at, shapes.width, size.width) }))
    .filter(({ dot: [x, y] }) => x > 0 && x < size.width && y > 0 && y < size.height);
  const square = ([x, y]: Point): ScreenBox => ({ left: x - 4, right: x + 4, top: y - 4, bottom: y + 4 });
  const drawn = [...shown.flatMap(({ hasDot, dot }) => (hasDot ? [dot] : [])), ...arrows.flat()].map(square);
  const named: PointName[] = [];
  for (const { name, dot, hasDot } of shown) {
    const shared = (box: ScreenBox, others: readonly ScreenBox[]): number =>
      others.reduce((sum, other) => sum + overlapArea(box, other), 0);
    // Two names over each other cannot be read; over an arrow one can.
    const covered = (box: ScreenBox): number =>
      shared(box, drawn) +
      OVER_NAMES *
        shared(
          box,
          named.map((other) => other.box),
        );
    const [best] = middlesBeside(dot, name.length, hasDot)
      .map((middle) => ({ middle, box: boxAt(middle, name.length) }))
      .filter(({ box }) => isInside(box, size))
      .map((spot) => ({ ...spot, lost: covered(spot.box) }))
      .toSorted((a, b) => a.lost - b.lost);
    if (best !== undefined) named.push({ name, middle: best.middle, box: best.box, dot: hasDot ? dot : null });
  }
  return named;
}

/** Where the name of a point can stand, the usual place first: right of its dot, left, above, below, and aslant. */
function middlesBeside([x, y]: Point, letters: number, hasDot: boolean): readonly Point[] {
  if (!hasDot) return [-1, 0, 1].flatMap((up) => [0, -1, 1].map((over): Point => [x + over * 20, y + up * HIGH]));
  const across = (letters * LETTER) / 2 + BESIDE;
  const up = HIGH / 2 + BESIDE;
  return [
    [x + across, y],
    [x - across, y],
    [x, y - up],
    [x, y + up],
    [x + across, y - up],
    [x + across, y + up],
    [x - across, y - up],
    [x - across, y + up],
    [x, y - 2 * up],
    [x, y + 2 * up],
    [x + across, y - 2 * up],
    [x + across, y + 2 * up],
    [x - across, y - 2 * up],
    [x - across, y + 2 * up],
  ];
}

/**
 * Which spaces can be named in a picture without names over one another or over what is taken: those of `first` come
 * first, then lands from the largest on.
 */
export function namesWithRoom(
  shapes: Pick<BoardShapes, 'width' | 'spaces'>,
  spaces: readonly AnySpace[],
  view: PlaceView,
  size: PictureSize,
  { first, taken }: { readonly first: readonly SpaceId[]; readonly taken: readonly ScreenBox[] },
): readonly SpaceId[] {
  const known = new Map(spaces.map((space) => [space.id, space]));
  const wanted = shapes.spaces
    .filter(({ id }) => first.includes(id) || known.get(id)?.kind === 'land')
    .map((shape) => ({ shape, size: first.includes(shape.id) ? Infinity : extent(shape.rings.flat()) }))
    .toSorted((a, b) => b.size - a.size);
  const full = [...taken];
  return wanted.flatMap(({ shape: { id, anchor, label } }) => {
    const space = known.get(id);
    if (space === undefined) return [];
    const middle = inPicture(view, space.kind === 'sea' ? label : anchor, shapes.width, size.width);
    const box = boxAt(middle, space.kind === 'sea' ? 2 : space.name.length);
    if (!isInside(box, size) || full.some((other) => overlapArea(other, box) > 0)) return [];
    full.push(box);
    return [id];
  });
}

/** How large a shape is: the area of the box around it. */
function extent(points: readonly Point[]): number {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const span = (all: readonly number[]): number =>
    all.reduce((most, n) => Math.max(most, n), -Infinity) - all.reduce((least, n) => Math.min(least, n), Infinity);
  return span(xs) * span(ys);
}
