import { describe, expect, it } from 'vitest';
import {
  between,
  clampCamera,
  farthestZoom,
  framing,
  panned,
  toBoard,
  toWindow,
  wholeBoard,
  zoomedAt,
} from '../../src/map/camera/camera.ts';
import { wholeWindow } from '../../src/map/camera/room.ts';

const board = { width: 4800, height: 2279 };
const window = { width: 1280, height: 720 };
const start = wholeBoard(board, window);

describe('the camera', () => {
  it('begins with the whole height of the board', () => {
    expect(start.zoom).toBeCloseTo(farthestZoom(board, window), 3);
    expect(start.y).toBeCloseTo(board.height / 2, 0);
  });

  it('makes the board a whole number of pixels wide, so that its turns meet', () => {
    for (const zoom of [0.1, 0.333, 0.7777, 1.23456, 9]) {
      const wide = clampCamera({ x: 0, y: 0, zoom }, board, window).zoom * board.width;
      expect(wide).toBeCloseTo(Math.round(wide), 6);
    }
  });

  it('never shows what lies above or below the board', () => {
    for (const y of [-5000, 0, 5000]) {
      const camera = clampCamera({ x: 0, y, zoom: 1 }, board, window);
      expect(toBoard(camera, [0, 0], window)[1]).toBeGreaterThanOrEqual(-1e-9);
      expect(toBoard(camera, [0, window.height], window)[1]).toBeLessThanOrEqual(board.height + 1e-9);
    }
  });

  it('keeps the board point under the pointer while it zooms', () => {
    const before = { x: 2000, y: 1000, zoom: 1 };
    const after = zoomedAt(before, 1.7, [900, 200], board, window);
    const [x, y] = toBoard(before, [900, 200], window);
    const [nx, ny] = toBoard(after, [900, 200], window);
    expect(nx).toBeCloseTo(x, 6);
    expect(ny).toBeCloseTo(y, 6);
  });

  it('pans with the hand and goes round the world', () => {
    const moved = clampCamera(panned({ x: 10, y: 1000, zoom: 1 }, 100, 0), board, window);
    expect(moved.x).toBeCloseTo(4710, 0);
    expect(toWindow(moved, [5, 1000], board, window)[0]).toBeCloseTo(640 + 95, 0);
  });

  it('flies the short way round, and ends where it was sent', () => {
    const from = { x: 4700, y: 1000, zoom: 1 };
    const to = { x: 100, y: 1200, zoom: 2 };
    expect(between(from, to, 0.5, board).x).toBeCloseTo(4800, 6);
    expect(between(from, to, 1, board).zoom).toBeCloseTo(2, 6);
  });

  it('frames spaces on both sides of the seam together', () => {
    const camera = framing(
      [
        [4700, 1000],
        [100, 1100],
      ],
      board,
      window,
      wholeWindow(window),
    );
    expect(camera).not.toBeNull();
    if (!camera) return;
    for (const point of [
      [4700, 1000],
      [100, 1100],
    ] as const) {
      const [x, y] = toWindow(camera, point, board, window);
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(window.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(window.height);
    }
    expect(framing([], board, window, wholeWindow(window))).toBeNull();
  });
});
