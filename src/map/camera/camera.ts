import type { Point } from '../../geography/shapes.ts';
import type { Box } from '../../store/covers.ts';
import { wayTo, wrapX } from './wrap.ts';

/** What part of the board is seen: the board point at the window's centre, and screen pixels per board pixel. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const CLOSEST = 4;

/** The board is just as high as the window; farther out there would be nothing to see. */
export const farthestZoom = (board: Size, window: Size): number => window.height / board.height;

/**
 * Zoom and height within bounds, x on the board. The board is a whole number of pixels wide, so that its copies meet
 * without a seam.
 */
export function clampCamera(camera: Camera, board: Size, window: Size): Camera {
  const least = farthestZoom(board, window);
  const wanted = Math.min(Math.max(camera.zoom, least), Math.max(CLOSEST, least));
  const zoom = Math.ceil(wanted * board.width - 1e-6) / board.width;
  const half = window.height / 2 / zoom;
  const y = half * 2 >= board.height ? board.height / 2 : Math.min(Math.max(camera.y, half), board.height - half);
  return { x: wrapX(camera.x, board.width), y, zoom };
}

/** The whole height of the board, with Europe and Africa in the middle. */
export const wholeBoard = (board: Size, window: Size): Camera =>
  clampCamera({ x: board.width * 0.36, y: board.height / 2, zoom: 0 }, board, window);

export const panned = (camera: Camera, dx: number, dy: number): Camera => ({
  ...camera,
  x: camera.x - dx / camera.zoom,
  y: camera.y - dy / camera.zoom,
});

/** Zoomed so that the board point under `at` (window pixels) stays where it is. */
export function zoomedAt(camera: Camera, factor: number, at: Point, board: Size, window: Size): Camera {
  const { zoom } = clampCamera({ ...camera, zoom: camera.zoom * factor }, board, window);
  const [x, y] = toBoard(camera, at, window);
  return { x: x - (at[0] - window.width / 2) / zoom, y: y - (at[1] - window.height / 2) / zoom, zoom };
}

/** The board point under a window point; x may lie beyond the board's edge. */
export const toBoard = (camera: Camera, [x, y]: Point, window: Size): Point => [
  camera.x + (x - window.width / 2) / camera.zoom,
  camera.y + (y - window.height / 2) / camera.zoom,
];

/** The window point of a board point: of its copies, the one nearest to the centre. */
export const toWindow = (camera: Camera, [x, y]: Point, board: Size, window: Size): Point => [
  window.width / 2 + wayTo(camera.x, x, board.width) * camera.zoom,
  window.height / 2 + (y - camera.y) * camera.zoom,
];

/** Close enough for names and pieces, far enough to see what lies around. */
const CLOSEST_FRAMING = 0.8;

/** A camera from which all these board points are seen in this part of the window with room to spare, never too close. */
export function framing(
  points: readonly Point[],
  board: Size,
  window: Size,
  { left, top, right, bottom }: Box,
): Camera | null {
  const stretch = shortestStretch(
    points.map(([x]) => wrapX(x, board.width)).sort((a, b) => a - b),
    board.width,
  );
  if (stretch === null) return null;
  const ys = points.map(([, y]) => y);
  const [y0, y1] = [Math.min(...ys), Math.max(...ys)];
  const zoom = Math.min(CLOSEST_FRAMING, (right - left) / (stretch.length + 500), (bottom - top) / (y1 - y0 + 400));
  const { zoom: allowed } = clampCamera({ x: 0, y: 0, zoom }, board, window);
  return clampCamera(
    {
      x: stretch.from + stretch.length / 2 + (window.width - left - right) / 2 / allowed,
      y: (y0 + y1) / 2 + (window.height - top - bottom) / 2 / allowed,
      zoom,
    },
    board,
    window,
  );
}

/** The shortest part of the world's round that holds all these places: it begins where the widest gap ends. */
function shortestStretch(
  sorted: readonly number[],
  round: number,
): { readonly from: number; readonly length: number } | null {
  const first = sorted[0];
  const last = sorted.at(-1);
  if (first === undefined || last === undefined) return null;
  let from = first;
  let gap = first + round - last;
  sorted.forEach((x, i) => {
    const before = sorted[i - 1];
    if (before === undefined || x - before <= gap) return;
    gap = x - before;
    from = x;
  });
  return { from, length: round - gap };
}

/** Whether a board point is seen in this part of the window, and not at its very edge. */
export function isInView(
  camera: Camera,
  point: Point,
  board: Size,
  window: Size,
  { left, top, right, bottom }: Box,
  edge = 30,
): boolean {
  const [x, y] = toWindow(camera, point, board, window);
  return x >= left + edge && x <= right - edge && y >= top + edge && y <= bottom - edge;
}

/** Part of the way from one camera to another, the short way round the world. */
export function between(from: Camera, to: Camera, share: number, board: Size): Camera {
  return {
    x: from.x + wayTo(from.x, to.x, board.width) * share,
    y: from.y + (to.y - from.y) * share,
    zoom: from.zoom * (to.zoom / from.zoom) ** share,
  };
}
