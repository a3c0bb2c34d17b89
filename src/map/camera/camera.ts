import type { Point } from '../../geography/shapes.ts';
import type { Size } from './freeAreas.ts';
import type { Viewport } from './viewport.ts';
import { wayTo, wrapX } from './wrap.ts';

export type { Size };

/** What part of the board is seen: the board point at the window's centre, and screen pixels per board pixel. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

const CLOSEST = 4;
/** Where Europe and Africa lie, as a share of the board's width. */
const EUROPE = 0.36;

/**
 * Zoom and height within bounds, x on the board. The board fills the viewport's room from top to foot, or, where it is
 * lower, lies in its middle. It is a whole number of pixels wide, so that its copies meet without a seam.
 */
export function clampCamera(camera: Camera, { board, window, room, farthest, middle }: Viewport): Camera {
  const wanted = Math.min(Math.max(camera.zoom, farthest), Math.max(CLOSEST, farthest));
  const zoom = Math.ceil(wanted * board.width - 1e-6) / board.width;
  const highest = (window.height / 2 - room.top) / zoom;
  const lowest = board.height - (room.bottom - window.height / 2) / zoom;
  const y =
    highest >= lowest
      ? board.height / 2 - (middle[1] - window.height / 2) / zoom
      : Math.min(Math.max(camera.y, highest), lowest);
  return { x: wrapX(camera.x, board.width), y, zoom };
}

/** Shows a board point at a window point, without regard to bounds. */
export const showing = ([x, y]: Point, [atX, atY]: Point, zoom: number, { width, height }: Size): Camera => ({
  x: x - (atX - width / 2) / zoom,
  y: y - (atY - height / 2) / zoom,
  zoom,
});

/** The whole board from edge to edge in the part of the window that is free, with Europe and Africa in the middle. */
export function wholeBoard(viewport: Viewport): Camera {
  const { board, window, farthest, middle } = viewport;
  return clampCamera(showing([board.width * EUROPE, board.height / 2], middle, farthest, window), viewport);
}

export const panned = (camera: Camera, dx: number, dy: number): Camera => ({
  ...camera,
  x: camera.x - dx / camera.zoom,
  y: camera.y - dy / camera.zoom,
});

/** Zoomed so that the board point under `at` (window pixels) stays where it is. */
export function zoomedAt(camera: Camera, factor: number, at: Point, viewport: Viewport): Camera {
  const { zoom } = clampCamera({ ...camera, zoom: camera.zoom * factor }, viewport);
  return showing(toBoard(camera, at, viewport.window), at, zoom, viewport.window);
}

/** The board point under a window point; x may lie beyond the board's edge. */
export const toBoard = (camera: Camera, [x, y]: Point, window: Size): Point => [
  camera.x + (x - window.width / 2) / camera.zoom,
  camera.y + (y - window.height / 2) / camera.zoom,
];

/** The window point of a board point: of its copies, the one nearest to the middle of the viewport's room. */
export function toWindow(camera: Camera, [x, y]: Point, { board, window, middle }: Viewport): Point {
  const [middleX] = toBoard(camera, middle, window);
  return [middle[0] + wayTo(middleX, x, board.width) * camera.zoom, window.height / 2 + (y - camera.y) * camera.zoom];
}

/** Part of the way from one camera to another, the short way round the world. */
export function between(from: Camera, to: Camera, share: number, board: Size): Camera {
  return {
    x: from.x + wayTo(from.x, to.x, board.width) * share,
    y: from.y + (to.y - from.y) * share,
    zoom: from.zoom * (to.zoom / from.zoom) ** share,
  };
}

/** Whether two cameras show the same, as far as an eye can tell. */
export const isSameView = (a: Camera, b: Camera): boolean =>
  Math.abs(a.x - b.x) + Math.abs(a.y - b.y) < 1 && Math.abs(a.zoom / b.zoom - 1) < 0.01;
