// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fadeByZoom } from '../../../src/map/layers/fadeByZoom.ts';
import { ZOOM_STEP, zoomOfStep } from '../../../src/map/layout/detail.ts';
import { layoutOpacity } from '../../../src/map/layout/layoutOpacity.ts';

describe('the opacity of a layout', () => {
  it('is 1 at every zoom of its step', () => {
    for (const step of [-8, -3, 0, 5, 9]) {
      const zoom = zoomOfStep(step);
      for (const share of [0, 0.5, 1]) expect(layoutOpacity(zoom, zoom * ZOOM_STEP ** share)).toBe(1);
    }
  });

  it('is 0 when zoomed much further out or in', () => {
    for (const farther of [0.7, 0.5, 0.1]) expect(layoutOpacity(1.4, 1.4 * farther)).toBe(0);
    for (const closer of [2.3, 4, 10]) expect(layoutOpacity(0.4, 0.4 * closer)).toBe(0);
  });

  it('decreases when zooming out', () => {
    const seen = [1, 0.85, 0.8, 0.75, 0.7].map((farther) => layoutOpacity(0.9, 0.9 * farther));
    expect(seen).toEqual(seen.toSorted((a, b) => b - a));
    expect(new Set(seen).size).toBe(seen.length);
  });
});

/** A camera whose zoom can be set, and a layer. */
function setUp() {
  let zoom = 0.4;
  let listener: (zoom: number) => void = () => {};
  const view = {
    camera: () => ({ x: 0, y: 0, zoom }),
    onZoomChange: (heard: (zoom: number) => void) => {
      listener = heard;
      heard(zoom);
      return () => (listener = () => {});
    },
    requestDraw: vi.fn(),
  };
  const zoomTo = (to: number): void => {
    zoom = to;
    listener(zoom);
  };
  return { view, zoomTo, layer: { alpha: 1, renderable: true } };
}

/** Lets this many milliseconds of frames pass. */
const paint = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

describe.each([true, false])('the layer of markers (reduced motion: %s)', (isReduced) => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
  });

  it('shows the first layout at once', () => {
    const { view, layer } = setUp();
    fadeByZoom(layer, view, 0.4);
    expect(layer).toEqual({ alpha: 1, renderable: true });
  });

  it('is hidden as soon as the camera jumps, and its new layout fades in', () => {
    const { view, layer, zoomTo } = setUp();
    const stop = fadeByZoom(layer, view, 0.4);
    zoomTo(1.3);
    expect(layer).toEqual({ alpha: 0, renderable: false });
    stop();
    fadeByZoom(layer, view, 1.2);
    expect(layer.alpha).toBe(isReduced ? 1 : 0);
    paint(60);
    if (!isReduced) expect(layer.alpha).toBeLessThan(1);
    paint(400);
    expect(layer).toEqual({ alpha: 1, renderable: true });
  });

  it('stays hidden if the camera has moved again when a layout arrives', () => {
    const { view, layer, zoomTo } = setUp();
    const stop = fadeByZoom(layer, view, 0.4);
    zoomTo(1.3);
    zoomTo(0.5);
    stop();
    fadeByZoom(layer, view, 1.2);
    paint(400);
    expect(layer).toEqual({ alpha: 0, renderable: false });
    expect(view.requestDraw).toHaveBeenCalled();
  });

  it('stays fully visible from layout to layout while they follow the zoom', () => {
    const { view, layer, zoomTo } = setUp();
    const stop = fadeByZoom(layer, view, 0.4);
    zoomTo(0.45);
    stop();
    fadeByZoom(layer, view, 0.45);
    expect(layer).toEqual({ alpha: 1, renderable: true });
  });
});
