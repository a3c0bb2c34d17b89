import type { Point } from '../../geography/shapes.ts';
import type { Box } from '../../store/covers.ts';
import { panned } from '../camera/camera.ts';
import type { MapView } from '../camera/MapView.ts';

/** Nearer to an edge than this a hand that drags pulls the map, in pixels. */
const STRIP = 56;
/** Pixels a second at the very edge. */
const FASTEST = 500;
/** Milliseconds at the edge before the map begins to move, for hands that only pass. */
const REST = 250;
/** For those who want no motion the map moves by so many pixels, with so many milliseconds between. */
const STEP = 160;
const PAUSE = 500;

/**
 * How hard a hand at a window point pulls the map that is seen in this part of the window: along each axis from -1 (to
 * the left, up) to 1, 0 where it is no edge's business.
 */
export function edgePull([x, y]: Point, { left, top, right, bottom }: Box): Point {
  const along = (at: number, from: number, to: number): number => {
    const depth = at < from + STRIP ? at - from - STRIP : Math.max(0, at - to + STRIP);
    const share = Math.min(1, Math.abs(depth) / STRIP);
    return Math.sign(depth) * share * share;
  };
  return [along(x, left, right), along(y, top, bottom)];
}

/** Pans while a hand that drags something stays at the window's edge; nothing runs else. */
export interface EdgePan {
  /** Where the hand is now, in window pixels. */
  readonly hold: (at: Point) => void;
  readonly stop: () => void;
}

/** `room` is where the map is seen now; `onPan` hears of each move of the map, with where the hand is. */
export function openEdgePan(view: MapView, room: () => Box, onPan: (at: Point) => void): EdgePan {
  let hand: Point = [0, 0];
  let asked = 0;
  let waiting = 0;
  let last = 0;

  const stop = (): void => {
    cancelAnimationFrame(asked);
    clearTimeout(waiting);
    asked = waiting = 0;
  };

  /** Pulls the map by so many pixels; false where it gives no way, at the top and the foot of the world. */
  function pull(pixels: number): boolean {
    const [x, y] = edgePull(hand, room());
    if (x === 0 && y === 0) return false;
    const before = view.camera();
    view.setCamera(panned(before, -x * pixels, -y * pixels));
    const now = view.camera();
    if (now.x === before.x && now.y === before.y) return false;
    onPan(hand);
    return true;
  }

  const glide = (now: number): void => {
    const passed = Math.min(50, now - last);
    last = now;
    asked = pull((FASTEST * passed) / 1000) ? requestAnimationFrame(glide) : 0;
  };

  const walk = (): void => {
    waiting = pull(STEP) ? window.setTimeout(walk, PAUSE) : 0;
  };

  const begin = (): void => {
    waiting = 0;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      walk();
      return;
    }
    last = performance.now();
    asked = requestAnimationFrame(glide);
  };

  return {
    hold: (at) => {
      hand = at;
      const [x, y] = edgePull(at, room());
      if (x === 0 && y === 0) stop();
      else if (asked === 0 && waiting === 0) waiting = window.setTimeout(begin, REST);
    },
    stop,
  };
}
