import type { Point } from '../../geography/shapes.ts';
import type { ScreenBox } from '../../store/covers.ts';
import { panned } from '../camera/camera.ts';
import type { MapView } from '../camera/MapView.ts';

/** Within this distance of an edge, dragging pans the map, in pixels. */
const EDGE_WIDTH = 56;
/** Pixels per second at the very edge. */
const MAX_SPEED = 500;
/** Time at the edge before the map begins to pan: the pointer may only be passing. */
const DELAY_MS = 250;
/** With reduced motion the map moves by so many pixels, then pauses. */
const STEP_PX = 160;
const STEP_PAUSE_MS = 500;

/**
 * How fast a pointer at a window point pans the map that is visible in a box of the window: along each axis from -1
 * (to the left, up) to 1; 0 away from the edges.
 */
export function edgePanSpeed([x, y]: Point, { left, top, right, bottom }: ScreenBox): Point {
  const along = (at: number, from: number, to: number): number => {
    const depth = at < from + EDGE_WIDTH ? at - from - EDGE_WIDTH : Math.max(0, at - to + EDGE_WIDTH);
    const share = Math.min(1, Math.abs(depth) / EDGE_WIDTH);
    return Math.sign(depth) * share * share;
  };
  return [along(x, left, right), along(y, top, bottom)];
}

/** Pans the map while a drag stays at the window's edge. */
export interface EdgePan {
  /** Tells where the pointer is now, in window pixels. */
  readonly update: (at: Point) => void;
  readonly stop: () => void;
}

/** `area` is where the map is visible now; `onPan` is called after each step with the pointer's position. */
export function createEdgePan(view: MapView, area: () => ScreenBox, onPan: (at: Point) => void): EdgePan {
  let pointer: Point = [0, 0];
  let frameRequest = 0;
  let timer = 0;
  let lastFrame = 0;

  const stop = (): void => {
    cancelAnimationFrame(frameRequest);
    clearTimeout(timer);
    frameRequest = timer = 0;
  };

  /** Pans by so many pixels at most; false if the map cannot move, as at the top and bottom of the world. */
  function panBy(pixels: number): boolean {
    const [x, y] = edgePanSpeed(pointer, area());
    if (x === 0 && y === 0) return false;
    const before = view.camera();
    view.setCamera(panned(before, -x * pixels, -y * pixels));
    const now = view.camera();
    if (now.x === before.x && now.y === before.y) return false;
    onPan(pointer);
    return true;
  }

  const panSmoothly = (now: number): void => {
    const elapsed = Math.min(50, now - lastFrame);
    lastFrame = now;
    frameRequest = panBy((MAX_SPEED * elapsed) / 1000) ? requestAnimationFrame(panSmoothly) : 0;
  };

  const panInSteps = (): void => {
    timer = panBy(STEP_PX) ? window.setTimeout(panInSteps, STEP_PAUSE_MS) : 0;
  };

  const begin = (): void => {
    timer = 0;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      panInSteps();
      return;
    }
    lastFrame = performance.now();
    frameRequest = requestAnimationFrame(panSmoothly);
  };

  return {
    update: (at) => {
      pointer = at;
      const [x, y] = edgePanSpeed(at, area());
      if (x === 0 && y === 0) stop();
      else if (frameRequest === 0 && timer === 0) timer = window.setTimeout(begin, DELAY_MS);
    },
    stop,
  };
}
