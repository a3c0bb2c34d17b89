import { describe, expect, it } from 'vitest';
import {
  between,
  clampCamera,
  panned,
  toBoard,
  toWindow,
  wholeBoard,
  zoomedAt,
} from '../../../src/map/camera/camera.ts';
import { viewportOf } from '../../../src/map/camera/freeAreas.ts';

const board = { width: 4800, height: 2279 };
const window = { width: 1280, height: 720 };
const viewport = viewportOf(board, window);
const start = wholeBoard(viewport);

describe('the camera', () => {
  it('shows the whole board from edge to edge', () => {
    expect(start.zoom * board.width).toBeCloseTo(window.width, 6);
    expect(start.zoom * board.height).toBeLessThan(window.height);
    expect(start.y).toBeCloseTo(board.height / 2, 0);
  });

  it('centres the board in the free area of the window if it is lower than that', () => {
    const covered = viewportOf(board, window, [{ left: 0, top: 420, right: 1280, bottom: 720 }]);
    const [, top] = toWindow(wholeBoard(covered), [0, 0], covered);
    const [, bottom] = toWindow(wholeBoard(covered), [0, board.height], covered);
    expect(top + bottom).toBeCloseTo(420, 6);
    expect(bottom - top).toBeLessThanOrEqual(420);
  });

  it('moves the board’s edges out from under covers, and no farther', () => {
    const covered = viewportOf(board, window, [{ left: 0, top: 420, right: 1280, bottom: 720 }]);
    const south = clampCamera({ x: 0, y: 9000, zoom: 1 }, covered);
    expect(toWindow(south, [0, board.height], covered)[1]).toBeCloseTo(420, 6);
    const north = clampCamera({ x: 0, y: -9000, zoom: 1 }, covered);
    expect(toWindow(north, [0, 0], covered)[1]).toBeCloseTo(0, 6);
  });

  it('makes the board a whole number of pixels wide, so that its copies meet', () => {
    for (const zoom of [0.1, 0.333, 0.7777, 1.23456, 9]) {
      const width = clampCamera({ x: 0, y: 0, zoom }, viewport).zoom * board.width;
      expect(width).toBeCloseTo(Math.round(width), 6);
    }
  });

  it('never shows what lies above or below the board', () => {
    for (const y of [-5000, 0, 5000]) {
      const camera = clampCamera({ x: 0, y, zoom: 1 }, viewport);
      expect(toBoard(camera, [0, 0], window)[1]).toBeGreaterThanOrEqual(-1e-9);
      expect(toBoard(camera, [0, window.height], window)[1]).toBeLessThanOrEqual(board.height + 1e-9);
    }
  });

  it('keeps the board point under the pointer while it zooms', () => {
    const before = { x: 2000, y: 1000, zoom: 1 };
    const after = zoomedAt(before, 1.7, [900, 200], viewport);
    const [x, y] = toBoard(before, [900, 200], window);
    const [nx, ny] = toBoard(after, [900, 200], window);
    expect(nx).toBeCloseTo(x, 6);
    expect(ny).toBeCloseTo(y, 6);
  });

  it('pans with the pointer and wraps round the world', () => {
    const moved = clampCamera(panned({ x: 10, y: 1000, zoom: 1 }, 100, 0), viewport);
    expect(moved.x).toBeCloseTo(4710, 0);
    expect(toWindow(moved, [5, 1000], viewport)[0]).toBeCloseTo(640 + 95, 0);
  });

  it('flies the shorter way round the world, and ends at its target', () => {
    const from = { x: 4700, y: 1000, zoom: 1 };
    const to = { x: 100, y: 1200, zoom: 2 };
    expect(between(from, to, 0.5, board).x).toBeCloseTo(4800, 6);
    expect(between(from, to, 1, board).zoom).toBeCloseTo(2, 6);
  });
});
