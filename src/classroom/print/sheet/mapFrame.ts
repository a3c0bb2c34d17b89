import { shownPart, type BoardShapes, type Point, type Ring } from '../../../geography/shapes.ts';
import type { Projection } from '../../../geography/projection.ts';
import type { PaperBox } from './labelSpots.ts';

export const PAPERS = ['A4', 'A3'] as const;
export type Paper = (typeof PAPERS)[number];

export const ORIENTATIONS = ['landscape', 'portrait'] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

/** In millimetres. */
export interface PaperSize {
  readonly width: number;
  readonly height: number;
}

/** Upright. */
const SIZES: Readonly<Record<Paper, PaperSize>> = { A4: { width: 210, height: 297 }, A3: { width: 297, height: 420 } };

/** The size of a sheet, in millimetres. */
export function sheetSize(paper: Paper, orientation: Orientation): PaperSize {
  const { width, height } = SIZES[paper];
  return orientation === 'portrait' ? { width, height } : { width: height, height: width };
}

/** Most printers leave a few millimetres white at the edge. */
export const MARGIN = 10;

/** A part of the board in its pixels; `left` may lie beyond an edge, since the board wraps. */
export interface BoardBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Degrees; `east` may be above 180 for a part across the date line. */
interface Degrees {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

interface PrintArea {
  readonly title: string;
  /** A belt shows all of the earth, from this longitude round to it again. */
  readonly degrees: Degrees | { readonly from: number };
}

export const AREAS = {
  world: { title: 'The world, round the Atlantic', degrees: { from: -169 } },
  'world-pacific': { title: 'The world, round the Pacific', degrees: { from: -26 } },
  europe: { title: 'Europe', degrees: { west: -12, east: 46, south: 35, north: 70 } },
  east: { title: 'Eastern Europe and the Soviet west', degrees: { west: 17, east: 62, south: 40, north: 68 } },
  mediterranean: {
    title: 'The Mediterranean and North Africa',
    degrees: { west: -14, east: 48, south: 18, north: 47 },
  },
  africa: { title: 'Africa', degrees: { west: -20, east: 54, south: -36, north: 38 } },
  atlantic: { title: 'The North Atlantic', degrees: { west: -82, east: 14, south: 5, north: 68 } },
  asia: { title: 'East and South-East Asia', degrees: { west: 66, east: 150, south: -12, north: 56 } },
  pacific: { title: 'The Pacific', degrees: { west: 98, east: 246, south: -46, north: 62 } },
  australia: { title: 'Australia and the islands', degrees: { west: 92, east: 182, south: -47, north: 14 } },
  'north-america': { title: 'North America', degrees: { west: -170, east: -52, south: 6, north: 74 } },
  'south-america': { title: 'South America', degrees: { west: -92, east: -30, south: -57, north: 14 } },
} as const satisfies Readonly<Record<string, PrintArea>>;

export type AreaId = keyof typeof AREAS;

const STEPS = 24;

/** A board that shows a part of the world offers itself as a whole, and areas of which it shows at least so much. */
const LEAST_SHOWN = 0.8;

/** The areas that a board shows. */
export const areasOn = (projection: Projection): readonly AreaId[] =>
  (Object.keys(AREAS) as AreaId[]).filter((area) => {
    if (projection.frame === null || area === 'world') return true;
    if ('from' in AREAS[area].degrees) return false;
    const whole = areaBox(area, { ...projection, frame: null });
    const shown = areaBox(area, projection);
    return shown.width > 0 && shown.width * shown.height >= LEAST_SHOWN * whole.width * whole.height;
  });

/** The part of a board that shows an area, as far as its frame goes. */
export function areaBox(area: AreaId, projection: Projection): BoardBox {
  const box = wholeArea(area, projection);
  if (projection.frame === null) return box;
  const [west, north, east, south] = projection.frame;
  if (area === 'world') return { left: west, top: north, width: east - west, height: south - north };
  const [left, top] = [Math.max(west, box.left), Math.max(north, box.top)];
  const [right, bottom] = [Math.min(east, box.left + box.width), Math.min(south, box.top + box.height)];
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}

function wholeArea(area: AreaId, { project, width, height }: Projection): BoardBox {
  const { degrees }: PrintArea = AREAS[area];
  if ('from' in degrees) return { left: project([degrees.from, 0])[0], top: 0, width, height };
  const { west, east, south, north } = degrees;
  // The sides of an area are curves where the map is enlarged.
  const sides = Array.from({ length: STEPS + 1 }, (_, i) => i / STEPS).flatMap((share) => {
    const [longitude, latitude] = [west + (east - west) * share, south + (north - south) * share];
    return [
      project([longitude, south]),
      project([longitude, north]),
      project([west, latitude]),
      project([east, latitude]),
    ];
  });
  const [xs, ys] = [sides.map(([x]) => x), sides.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.max(0, Math.min(...ys))];
  return { left, top, width: Math.max(...xs) - left, height: Math.min(height, Math.max(...ys)) - top };
}

/** A part of the board on paper. Lengths on paper are in millimetres. */
export interface MapFrame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** What lies in its upper left corner, in board pixels; `left` may lie beyond an edge. */
  readonly left: number;
  readonly top: number;
  /** Millimetres for each board pixel. */
  readonly scale: number;
  readonly boardWidth: number;
}

type BoardSize = Pick<BoardShapes, 'width' | 'height' | 'frame'>;
type FrameRectangle = Pick<MapFrame, 'x' | 'y' | 'width' | 'height'>;

/**
 * Fits a part of the board into a rectangle of the paper. More of the map is shown where the shapes differ, as far as
 * the board goes; where it does not reach, the frame is smaller than the rectangle.
 */
export function fitted(box: BoardBox, room: FrameRectangle, board: BoardSize): MapFrame {
  const scale = Math.min(room.width / box.width, room.height / box.height);
  const [west, north, east, south] = shownPart(board);
  const wide = Math.min(room.width / scale, east - west);
  const high = Math.min(room.height / scale, south - north);
  const middle = box.top + box.height / 2;
  const left = box.left + box.width / 2 - wide / 2;
  return {
    x: room.x + (room.width - wide * scale) / 2,
    y: room.y,
    width: wide * scale,
    height: high * scale,
    left: board.frame === undefined ? left : Math.min(Math.max(west, left), east - wide),
    top: Math.min(Math.max(north, middle - high / 2), south - high),
    scale,
    boardWidth: board.width,
  };
}

/** By how many board pixels the copies of the board are moved that are seen in this frame. */
export function copiesIn({ left, width, scale, boardWidth }: MapFrame): number[] {
  const [first, last] = [Math.floor(left / boardWidth), Math.floor((left + width / scale) / boardWidth)];
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * boardWidth);
}

/** A point of a copy of the board on the paper. */
export const onPaper = ({ x, y, left, top, scale }: MapFrame, [px, py]: Point, shift: number): Point => [
  x + (px + shift - left) * scale,
  y + (py - top) * scale,
];

/** Whether a point of the paper lies in the frame, at least so far from its edge. */
export const isInFrame = (frame: FrameRectangle, [x, y]: Point, inset = 0): boolean =>
  x >= frame.x + inset &&
  x <= frame.x + frame.width - inset &&
  y >= frame.y + inset &&
  y <= frame.y + frame.height - inset;

/** Where a point of the board is on the paper; null outside the frame. */
export function inFrame(frame: MapFrame, point: Point, inset = 0): Point | null {
  const places = copiesIn(frame).map((shift) => onPaper(frame, point, shift));
  return places.find((place) => isInFrame(frame, place, inset)) ?? null;
}

/** How far whatever is written or drawn over the map keeps from its edge, in millimetres. */
const EDGE = 0.8;

/** Whether all of a box can be seen. */
export const isWhollyInFrame = (frame: MapFrame, box: PaperBox): boolean => {
  const { x, y } = broughtInto(frame, box);
  return x === box.x && y === box.y;
};

/** A box as it is, or moved so far that all of it can be seen. */
export function broughtInto({ x, y, width, height }: MapFrame, box: PaperBox): PaperBox {
  const within = (middle: number, from: number, length: number, own: number): number =>
    Math.max(from + own / 2 + EDGE, Math.min(middle, from + length - own / 2 - EDGE));
  return { ...box, x: within(box.x, x, width, box.width), y: within(box.y, y, height, box.height) };
}

/** The board's point at a place on the paper. */
export const paperToBoard = ({ x, y, left, top, scale }: MapFrame, [px, py]: Point): Point => [
  left + (px - x) / scale,
  top + (py - y) / scale,
];

/** Whether any of this outline may be seen in the frame. */
export function isSeen(frame: MapFrame, points: Ring, shift: number): boolean {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    if (x < x0) x0 = x;
    if (x > x1) x1 = x;
    if (y < y0) y0 = y;
    if (y > y1) y1 = y;
  }
  const { left, top, width, height, scale } = frame;
  return x1 + shift > left && x0 + shift < left + width / scale && y1 > top && y0 < top + height / scale;
}

/** Whether any corner of this outline is seen in the frame. */
export const hasCornerIn = (frame: MapFrame, points: Ring): boolean =>
  copiesIn(frame).some(
    (shift) => isSeen(frame, points, shift) && points.some((point) => isInFrame(frame, onPaper(frame, point, shift))),
  );
