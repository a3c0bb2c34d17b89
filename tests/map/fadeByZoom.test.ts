// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fadeByZoom } from '../../src/map/layers/fadeByZoom.ts';
import { ZOOM_STEP, zoomOfStep } from '../../src/map/layout/detail.ts';
import { layoutOpacity } from '../../src/map/layout/layoutOpacity.ts';

describe('what is laid out for a zoom', () => {
  it('is seen whole at every zoom it is laid out for', () => {
    for (const step of [-8, -3, 0, 5, 9]) {
      const zoom = zoomOfStep(step);
      for (const share of [0, 0.5, 1]) expect(layoutOpacity(zoom, zoom * ZOOM_STEP ** share)).toBe(1);
    }
  });

  it('is not seen from much farther away, nor from much closer', () => {
    for (const farther of [0.7, 0.5, 0.1]) expect(layoutOpacity(1.4, 1.4 * farther)).toBe(0);
    for (const closer of [2.3, 4, 10]) expect(layoutOpacity(0.4, 0.4 * closer)).toBe(0);
  });

  it('goes the sooner, the farther away one is', () => {
    const seen = [1, 0.85, 0.8, 0.75, 0.7].map((farther) => layoutOpacity(0.9, 0.9 * farther));
    expect(seen).toEqual(seen.toSorted((a, b) => b - a));
    expect(new Set(seen).size).toBe(seen.length);
  });
});

/** A camera that is put at a zoom, and a clock that paints. */
function table() {
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

/** Lets so many milliseconds of painting go by. */
const paint = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

describe.each([true, false])('the layer of what stands (stillness wanted: %s)', (isStill) => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
  });

  it('shows the first layout at once', () => {
    const { view, layer } = table();
    fadeByZoom(layer, view, 0.4);
    expect(layer).toEqual({ alpha: 1, renderable: true });
  });

  it('is gone the moment the camera has jumped, and its new layout comes', () => {
    const { view, layer, zoomTo } = table();
    const stop = fadeByZoom(layer, view, 0.4);
    zoomTo(1.3);
    expect(layer).toEqual({ alpha: 0, renderable: false });
    stop();
    fadeByZoom(layer, view, 1.2);
    expect(layer.alpha).toBe(isStill ? 1 : 0);
    paint(60);
    if (!isStill) expect(layer.alpha).toBeLessThan(1);
    paint(400);
    expect(layer).toEqual({ alpha: 1, renderable: true });
  });

  it('stays hidden if the camera is elsewhere again by the time a layout comes', () => {
    const { view, layer, zoomTo } = table();
    const stop = fadeByZoom(layer, view, 0.4);
    zoomTo(1.3);
    zoomTo(0.5);
    stop();
    fadeByZoom(layer, view, 1.2);
    paint(400);
    expect(layer).toEqual({ alpha: 0, renderable: false });
    expect(view.requestDraw).toHaveBeenCalled();
  });

  it('stays whole from layout to layout while they follow the zoom', () => {
    const { view, layer, zoomTo } = table();
    const stop = fadeByZoom(layer, view, 0.4);
    zoomTo(0.45);
    stop();
    fadeByZoom(layer, view, 0.45);
    expect(layer).toEqual({ alpha: 1, renderable: true });
  });
});
