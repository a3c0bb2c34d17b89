import { shownPart, type Point } from '../../geography/shapes.ts';
import type { Size, Viewport } from './freeAreas.ts';
import { wrappedDelta, wrapX } from './wrap.ts';

export type { Size };

/** The board point at the window's centre, and the zoom in screen pixels per board pixel. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

const MAX_ZOOM = 4;
/** The x of Europe and Africa, as a share of the board's width. */
const EUROPE_X = 0.36;

/**
 * The camera with zoom and y within bounds, and x wrapped onto the board or, with a frame, kept in it as y is. The
 * board fills the free area from top to bottom or, where it is lower, is centred in it. Its width on screen is a whole
 * number of pixels, so that no seam shows between its copies.
 */
export function clampCamera(camera: Camera, { board, window, freeArea, minZoom, middle }: Viewport): Camera {
  const [west, north, east, south] = shownPart(board);
  const wanted = Math.min(Math.max(camera.zoom, minZoom), Math.max(MAX_ZOOM, minZoom));
  const zoom = Math.ceil(wanted * (east - west) - 1e-6) / (east - west);
  const y = within(
    camera.y,
    north - (freeArea.top - window.height / 2) / zoom,
    south - (freeArea.bottom - window.height / 2) / zoom,
    (north + south) / 2 - (middle[1] - window.height / 2) / zoom,
  );
  if (board.frame === undefined) return { x: wrapX(camera.x, board.width), y, zoom };
  const x = within(
    camera.x,
    west - (freeArea.left - window.width / 2) / zoom,
    east - (freeArea.right - window.width / 2) / zoom,
    (west + east) / 2 - (middle[0] - window.width / 2) / zoom,
  );
  return { x, y, zoom };
}

/** A number between two bounds, or the centre where they leave no room. */
const within = (value: number, least: number, most: number, centre: number): number =>
  least >= most ? centre : Math.min(Math.max(value, least), most);

/** The camera that shows a board point at a window point; not clamped. */
export const cameraShowing = ([x, y]: Point, [atX, atY]: Point, zoom: number, { width, height }: Size): Camera => ({
  x: x - (atX - width / 2) / zoom,
  y: y - (atY - height / 2) / zoom,
  zoom,
});

/** The camera that shows the whole board in the window's free area: its frame, or Europe and Africa in its middle. */
export function wholeBoard(viewport: Viewport): Camera {
  const { board, window, minZoom, middle } = viewport;
  const [west, north, east, south] = shownPart(board);
  const x = west + (east - west) * (board.frame === undefined ? EUROPE_X : 0.5);
  return clampCamera(cameraShowing([x, (north + south) / 2], middle, minZoom, window), viewport);
}

/** The camera after the map was dragged by so many window pixels. */
export const panned = (camera: Camera, dx: number, dy: number): Camera => ({
  ...camera,
  x: camera.x - dx / camera.zoom,
  y: camera.y - dy / camera.zoom,
});

/** The camera zoomed by a factor so that the board point under `at` (window pixels) stays where it is. */
export function zoomedAt(camera: Camera, factor: number, at: Point, viewport: Viewport): Camera {
  const { zoom } = clampCamera({ ...camera, zoom: camera.zoom * factor }, viewport);
  return cameraShowing(toBoard(camera, at, viewport.window), at, zoom, viewport.window);
}

/** The board point under a window point; x may be beyond the board's edge. */
export const toBoard = (camera: Camera, [x, y]: Point, window: Size): Point => [
  camera.x + (x - window.width / 2) / camera.zoom,
  camera.y + (y - window.height / 2) / camera.zoom,
];

/** The window point of a board point: of its copies, the one nearest to the middle of the free area. */
export function toWindow(camera: Camera, [x, y]: Point, { board, window, middle }: Viewport): Point {
  const [middleX] = toBoard(camera, middle, window);
  return [
    middle[0] + wrappedDelta(middleX, x, board.width) * camera.zoom,
    window.height / 2 + (y - camera.y) * camera.zoom,
  ];
}

/** A camera between two others, `share` (0 to 1) of the way, the shorter way round the world. */
export function between(from: Camera, to: Camera, share: number, board: Size): Camera {
  return {
    x: from.x + wrappedDelta(from.x, to.x, board.width) * share,
    y: from.y + (to.y - from.y) * share,
    zoom: from.zoom * (to.zoom / from.zoom) ** share,
  };
}

/** Whether two cameras show practically the same view. */
export const isSameView = (a: Camera, b: Camera): boolean =>
  Math.abs(a.x - b.x) + Math.abs(a.y - b.y) < 1 && Math.abs(a.zoom / b.zoom - 1) < 0.01;
