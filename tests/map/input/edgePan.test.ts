// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clampCamera, type Camera } from '../../../src/map/camera/camera.ts';
import { viewportOf } from '../../../src/map/camera/freeAreas.ts';
import { edgePanSpeed, createEdgePan } from '../../../src/map/input/edgePan.ts';
import type { MapView } from '../../../src/map/camera/MapView.ts';

const WINDOW = { width: 1000, height: 600 };
const BOARD = { width: 4000, height: 2000 };
const OPEN = { left: 0, top: 0, right: WINDOW.width, bottom: WINDOW.height };

describe('the speed at the edge', () => {
  const speed = (x: number, y: number, area = OPEN) => edgePanSpeed([x, y], area);

  test('is zero away from the edges and grows towards them', () => {
    expect(speed(500, 300)).toEqual([0, 0]);
    expect(speed(60, 540)).toEqual([0, 0]);
    expect(speed(999, 300)[0]).toBeGreaterThan(speed(970, 300)[0]);
    expect(speed(0, 300)).toEqual([-1, 0]);
    expect(speed(1000, 600)).toEqual([1, 1]);
  });

  test('is not higher outside the window', () => {
    expect(speed(1400, -200)).toEqual([1, -1]);
  });

  test('counts from the panel that covers an edge of the map', () => {
    expect(speed(330, 300)).toEqual([0, 0]);
    expect(speed(330, 300, { ...OPEN, left: 320 })[0]).toBeLessThan(0);
    expect(speed(700, 300, { ...OPEN, right: 700 })[0]).toBe(1);
  });
});

describe('panning at the edge', () => {
  let camera: Camera;
  const onPan = vi.fn();
  const view = {
    camera: () => camera,
    window: () => WINDOW,
    setCamera: (to: Camera) => {
      camera = clampCamera(to, viewportOf(BOARD, WINDOW));
    },
  } as MapView;
  const setReducedMotion = (reduced: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: reduced }));

  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame', 'performance'],
    });
    setReducedMotion(false);
    onPan.mockClear();
    camera = clampCamera({ x: 2000, y: 1000, zoom: 1 }, viewportOf(BOARD, WINDOW));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('continues while the pointer stays there, and reports each step', () => {
    const pan = createEdgePan(view, () => OPEN, onPan);
    pan.update([1000, 300]);
    vi.advanceTimersByTime(240);
    expect(camera.x).toBe(2000);
    vi.advanceTimersByTime(1010);
    expect(camera.x).toBeGreaterThan(2430);
    expect(camera.x).toBeLessThan(2520);
    expect(camera.y).toBe(1000);
    expect(onPan).toHaveBeenLastCalledWith([1000, 300]);
  });

  test('stops when the pointer leaves the edge or the drag ends, and leaves no timer', () => {
    const pan = createEdgePan(view, () => OPEN, onPan);
    pan.update([0, 300]);
    vi.advanceTimersByTime(600);
    pan.update([500, 300]);
    const { x } = camera;
    expect(x).toBeLessThan(2000);
    expect(vi.getTimerCount()).toBe(0);
    pan.update([0, 300]);
    vi.advanceTimersByTime(600);
    pan.stop();
    expect(vi.getTimerCount()).toBe(0);
    expect(camera.x).toBeLessThan(x);
  });

  test('does not begin while the pointer only passes the edge', () => {
    const pan = createEdgePan(view, () => OPEN, onPan);
    pan.update([990, 300]);
    vi.advanceTimersByTime(150);
    pan.update([500, 300]);
    vi.advanceTimersByTime(1000);
    expect(camera.x).toBe(2000);
  });

  test('stops at the top of the world', () => {
    camera = clampCamera({ x: 2000, y: 310, zoom: 1 }, viewportOf(BOARD, WINDOW));
    createEdgePan(view, () => OPEN, onPan).update([500, 0]);
    vi.advanceTimersByTime(2000);
    expect(camera.y).toBe(300);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('moves in steps with reduced motion', () => {
    setReducedMotion(true);
    createEdgePan(view, () => OPEN, onPan).update([1000, 300]);
    vi.advanceTimersByTime(260);
    expect(camera.x).toBe(2160);
    vi.advanceTimersByTime(400);
    expect(camera.x).toBe(2160);
    vi.advanceTimersByTime(200);
    expect(camera.x).toBe(2320);
  });
});
