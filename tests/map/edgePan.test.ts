// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clampCamera, type Camera } from '../../src/map/camera/camera.ts';
import { viewportOf } from '../../src/map/camera/viewport.ts';
import { edgePull, openEdgePan } from '../../src/map/input/edgePan.ts';
import type { MapView } from '../../src/map/camera/MapView.ts';

const WINDOW = { width: 1000, height: 600 };
const BOARD = { width: 4000, height: 2000 };
const OPEN = { left: 0, top: 0, right: WINDOW.width, bottom: WINDOW.height };

describe('the pull of a hand', () => {
  const pull = (x: number, y: number, room = OPEN) => edgePull([x, y], room);

  test('is felt at the edges only, and grows towards them', () => {
    expect(pull(500, 300)).toEqual([0, 0]);
    expect(pull(60, 540)).toEqual([0, 0]);
    expect(pull(999, 300)[0]).toBeGreaterThan(pull(970, 300)[0]);
    expect(pull(0, 300)).toEqual([-1, 0]);
    expect(pull(1000, 600)).toEqual([1, 1]);
  });

  test('grows no farther beyond the window, over a panel or off the page', () => {
    expect(pull(1400, -200)).toEqual([1, -1]);
  });

  test('begins where a panel begins that lies over the map', () => {
    expect(pull(330, 300)).toEqual([0, 0]);
    expect(pull(330, 300, { ...OPEN, left: 320 })[0]).toBeLessThan(0);
    expect(pull(700, 300, { ...OPEN, right: 700 })[0]).toBe(1);
  });
});

describe('panning at the edge', () => {
  let camera: Camera;
  const followed = vi.fn();
  const view = {
    camera: () => camera,
    window: () => WINDOW,
    setCamera: (to: Camera) => {
      camera = clampCamera(to, viewportOf(BOARD, WINDOW));
    },
  } as MapView;
  const still = (reduced: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: reduced }));

  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame', 'performance'],
    });
    still(false);
    followed.mockClear();
    camera = clampCamera({ x: 2000, y: 1000, zoom: 1 }, viewportOf(BOARD, WINDOW));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('goes on while the hand stays there, and the hand hears of it', () => {
    const pan = openEdgePan(view, () => OPEN, followed);
    pan.hold([1000, 300]);
    vi.advanceTimersByTime(240);
    expect(camera.x).toBe(2000);
    vi.advanceTimersByTime(1010);
    expect(camera.x).toBeGreaterThan(2430);
    expect(camera.x).toBeLessThan(2520);
    expect(camera.y).toBe(1000);
    expect(followed).toHaveBeenLastCalledWith([1000, 300]);
  });

  test('ends where the hand goes back or lets go, and nothing runs then', () => {
    const pan = openEdgePan(view, () => OPEN, followed);
    pan.hold([0, 300]);
    vi.advanceTimersByTime(600);
    pan.hold([500, 300]);
    const { x } = camera;
    expect(x).toBeLessThan(2000);
    expect(vi.getTimerCount()).toBe(0);
    pan.hold([0, 300]);
    vi.advanceTimersByTime(600);
    pan.stop();
    expect(vi.getTimerCount()).toBe(0);
    expect(camera.x).toBeLessThan(x);
  });

  test('does not begin for a hand that only passes', () => {
    const pan = openEdgePan(view, () => OPEN, followed);
    pan.hold([990, 300]);
    vi.advanceTimersByTime(150);
    pan.hold([500, 300]);
    vi.advanceTimersByTime(1000);
    expect(camera.x).toBe(2000);
  });

  test('rests at the top of the world, where the map gives no way', () => {
    camera = clampCamera({ x: 2000, y: 310, zoom: 1 }, viewportOf(BOARD, WINDOW));
    openEdgePan(view, () => OPEN, followed).hold([500, 0]);
    vi.advanceTimersByTime(2000);
    expect(camera.y).toBe(300);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('goes by steps where motion is not wanted', () => {
    still(true);
    openEdgePan(view, () => OPEN, followed).hold([1000, 300]);
    vi.advanceTimersByTime(260);
    expect(camera.x).toBe(2160);
    vi.advanceTimersByTime(400);
    expect(camera.x).toBe(2160);
    vi.advanceTimersByTime(200);
    expect(camera.x).toBe(2320);
  });
});
