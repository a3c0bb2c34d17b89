import { shownPart, type Point } from '../../geography/shapes.ts';
import type { ScreenBox } from '../../store/covers.ts';
import { scaleOf } from '../layout/detail.ts';
import { clampCamera, cameraShowing, toWindow, type Camera } from './camera.ts';
import { freeAreas, middleOfBox, type Viewport } from './freeAreas.ts';
import { wrapX } from './wrap.ts';

/** Maximum zoom in a small window: close enough to read names and pieces, far enough to see the surroundings. */
const MAX_ZOOM = 0.8;
/** Margin for counters and names round a point, in pixels of a small window, but at most this share of its size. */
const MARGIN = { x: 64, y: 44 };
const MAX_MARGIN_SHARE = 0.2;
/** A point in view keeps at least this distance from the window's edge and from covers, in pixels. */
const EDGE = 40;

/**
 * The camera that shows all these board points in a free area of the window: in the area that allows the highest zoom,
 * but no more than `maxZoom`. Null if there are no points.
 */
export function fitPoints(
  points: readonly Point[],
  viewport: Viewport,
  maxZoom = defaultMaxZoom(viewport),
): Camera | null {
  const { board, window, freeArea } = viewport;
  const bounds = boundsOf(points, board.width);
  if (bounds === null) return null;
  const scale = scaleOf(window);
  const fitInto = (area: ScreenBox): Fit => {
    const width = lengthBetween(area.left, area.right, MARGIN.x * scale);
    const height = lengthBetween(area.top, area.bottom, MARGIN.y * scale);
    const wanted = Math.min(maxZoom, width / (bounds.right - bounds.left), height / (bounds.bottom - bounds.top));
    const { zoom } = clampCamera({ x: 0, y: 0, zoom: wanted }, viewport);
    const centred = cameraShowing(middleOfBox(bounds), middleOfBox(area), zoom, window);
    const spare = Math.max(0, height / zoom - (bounds.bottom - bounds.top)) / 2;
    return { area, camera: clampCamera(fillWindow(centred, spare, viewport), viewport) };
  };
  // The camera is clamped to the board, so a free area may not be able to show every point.
  const fits = freeAreas(window, viewport.covers)
    .map(fitInto)
    .filter(({ camera }) => points.every((point) => isInView(camera, point, viewport, 0)));
  return fits.reduce((best, next) => (isBetter(next, best) ? next : best), fits[0] ?? fitInto(freeArea)).camera;
}

/** The camera moved up or down, by at most `limit` board pixels, so that the board fills the window's whole height. */
function fillWindow(camera: Camera, limit: number, { board, window }: Viewport): Camera {
  const [, north, , south] = shownPart(board);
  const half = window.height / 2 / camera.zoom;
  const y = Math.max(north + half, Math.min(camera.y, south - half));
  return { ...camera, y: Math.max(camera.y - limit, Math.min(y, camera.y + limit)) };
}

const defaultMaxZoom = ({ window }: Viewport): number => MAX_ZOOM * scaleOf(window);

/** A free area of the window, and the camera that shows all points in it. */
interface Fit {
  readonly area: ScreenBox;
  readonly camera: Camera;
}

/** Higher zoom, or the same zoom in a larger area. */
const isBetter = (a: Fit, b: Fit): boolean =>
  a.camera.zoom === b.camera.zoom ? sizeOf(a.area) > sizeOf(b.area) : a.camera.zoom > b.camera.zoom;

const sizeOf = ({ left, top, right, bottom }: ScreenBox): number => (right - left) * (bottom - top);

/** Whether a board point is in the window, at least `edge` pixels from its border and from everything over it. */
export function isInView(camera: Camera, point: Point, viewport: Viewport, edge = EDGE): boolean {
  const [x, y] = toWindow(camera, point, viewport);
  const { width, height } = viewport.window;
  return (
    x >= edge &&
    x <= width - edge &&
    y >= edge &&
    y <= height - edge &&
    !viewport.covers.some(
      ({ left, top, right, bottom }) => x > left - edge && x < right + edge && y > top - edge && y < bottom + edge,
    )
  );
}

const lengthBetween = (from: number, to: number, margin: number): number =>
  to - from - 2 * Math.min(margin, (to - from) * MAX_MARGIN_SHARE);

/** The smallest box round board points; it crosses the board's seam if that is shorter, and is never empty. */
function boundsOf(points: readonly Point[], boardWidth: number): ScreenBox | null {
  const xs = points.map(([x]) => wrapX(x, boardWidth)).sort((a, b) => a - b);
  const ys = points.map(([, y]) => y);
  const [first] = xs;
  if (first === undefined) return null;
  // Its left side is where the widest gap between points ends.
  const gaps = xs.map((x, i) => ({ after: x, length: x - (xs[i - 1] ?? (xs.at(-1) ?? x) - boardWidth) }));
  const { after: left, length } = gaps.reduce((widest, gap) => (gap.length > widest.length ? gap : widest));
  const right = left + Math.max(1, boardWidth - length);
  const top = Math.min(...ys);
  return { left, top, right, bottom: Math.max(top + 1, ...ys) };
}

/** The camera that shows all of a part of the board, in map pixels, as large as a free area of the window allows. */
export function fitBox(box: ScreenBox, viewport: Viewport): Camera {
  const { window, covers } = viewport;
  const zoomIn = (area: ScreenBox): number =>
    Math.min((area.right - area.left) / (box.right - box.left), (area.bottom - area.top) / (box.bottom - box.top));
  const area = freeAreas(window, covers).reduce((best, next) => (zoomIn(next) > zoomIn(best) ? next : best));
  const { zoom } = clampCamera({ x: 0, y: 0, zoom: zoomIn(area) }, viewport);
  return clampCamera(cameraShowing(middleOfBox(box), middleOfBox(area), zoom, window), viewport);
}
