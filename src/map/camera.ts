import type { Point } from '../geography/shapes.ts';
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

/** Zoom and height within bounds, x on the board. The board is a whole number of pixels wide, so that its copies meet without a seam. */
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

/** A camera from which all these board points are seen with room to spare, never closer than `closest`. */
export function framing(points: readonly Point[], board: Size, window: Size, closest = 1.1): Camera | null {
  const first = points[0];
  if (!first) return null;
  const xs = points.map(([x]) => first[0] + wayTo(first[0], x, board.width));
  const ys = points.map(([, y]) => y);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const zoom = Math.min(closest, window.width / (x1 - x0 + 500), window.height / (y1 - y0 + 400));
  return clampCamera({ x: (x0 + x1) / 2, y: (y0 + y1) / 2, zoom }, board, window);
}

/** Part of the way from one camera to another, the short way round the world. */
export function between(from: Camera, to: Camera, share: number, board: Size): Camera {
  return {
    x: from.x + wayTo(from.x, to.x, board.width) * share,
    y: from.y + (to.y - from.y) * share,
    zoom: from.zoom * (to.zoom / from.zoom) ** share,
  };
}
