import type { Point } from '../../geography/shapes.ts';
import type { Box } from '../../store/covers.ts';
import { scaleOf } from '../layout/detail.ts';
import { clampCamera, showing, toWindow, type Camera } from './camera.ts';
import { freeRooms, middleOf } from './freeAreas.ts';
import type { Viewport } from './viewport.ts';
import { wrapX } from './wrap.ts';

/** In a small window close enough for names and pieces, far enough to see what lies around. */
const CLOSEST = 0.8;
/** Room for counters and names round a point, in pixels of a small window; of a very small one no more than a share. */
const MARGIN = { x: 64, y: 44 };
const MOST_MARGIN = 0.2;
/** Nearer than this to the window's edge, or to what lies over it, a point is not well seen. */
const EDGE = 40;

/**
 * The camera that shows all these board points in a part of the window that nothing covers: in the part where they are
 * seen largest, but never from too close. Null where there are no points.
 */
export function framing(
  points: readonly Point[],
  viewport: Viewport,
  closest = closestFraming(viewport),
): Camera | null {
  const { board, window, room } = viewport;
  const about = boxAbout(points, board.width);
  if (about === null) return null;
  const scale = scaleOf(window);
  const into = (part: Box): View => {
    const wide = lengthBetween(part.left, part.right, MARGIN.x * scale);
    const high = lengthBetween(part.top, part.bottom, MARGIN.y * scale);
    const wanted = Math.min(closest, wide / (about.right - about.left), high / (about.bottom - about.top));
    const { zoom } = clampCamera({ x: 0, y: 0, zoom: wanted }, viewport);
    const centred = showing(middleOf(about), middleOf(part), zoom, window);
    const spare = Math.max(0, high / zoom - (about.bottom - about.top)) / 2;
    return { part, camera: clampCamera(filled(centred, spare, viewport), viewport) };
  };
  // The board's edges stay out of sight, so that not every part can show every point.
  const views = freeRooms(window, viewport.covers)
    .map(into)
    .filter(({ camera }) => points.every((point) => isInView(camera, point, viewport, 0)));
  return views.reduce((best, next) => (isBetter(next, best) ? next : best), views[0] ?? into(room)).camera;
}

/** Moved up or down by no more than this so that the board fills the whole window, under what lies over it too. */
function filled(camera: Camera, most: number, { board, window }: Viewport): Camera {
  const half = window.height / 2 / camera.zoom;
  const y = Math.max(half, Math.min(camera.y, board.height - half));
  return { ...camera, y: Math.max(camera.y - most, Math.min(y, camera.y + most)) };
}

const closestFraming = ({ window }: Viewport): number => CLOSEST * scaleOf(window);

/** A part of the window, and the camera that puts all points into it. */
interface View {
  readonly part: Box;
  readonly camera: Camera;
}

/** Closer, or as close with more to see around. */
const isBetter = (a: View, b: View): boolean =>
  a.camera.zoom === b.camera.zoom ? areaOf(a.part) > areaOf(b.part) : a.camera.zoom > b.camera.zoom;

const areaOf = ({ left, top, right, bottom }: Box): number => (right - left) * (bottom - top);

/** Whether a board point is well seen: in the window, not at its very edge, and not under what lies over it. */
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
  to - from - 2 * Math.min(margin, (to - from) * MOST_MARGIN);

/** The box about board points, reaching over the seam where that is the shorter way; its sides are never alike. */
function boxAbout(points: readonly Point[], boardWidth: number): Box | null {
  const xs = points.map(([x]) => wrapX(x, boardWidth)).sort((a, b) => a - b);
  const ys = points.map(([, y]) => y);
  const [first] = xs;
  if (first === undefined) return null;
  // It begins where the widest gap ends.
  const gaps = xs.map((x, i) => ({ after: x, length: x - (xs[i - 1] ?? (xs.at(-1) ?? x) - boardWidth) }));
  const { after: left, length } = gaps.reduce((widest, gap) => (gap.length > widest.length ? gap : widest));
  const right = left + Math.max(1, boardWidth - length);
  const top = Math.min(...ys);
  return { left, top, right, bottom: Math.max(top + 1, ...ys) };
}
