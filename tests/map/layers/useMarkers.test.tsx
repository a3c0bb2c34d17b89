// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { Container, Texture } from 'pixi.js';
import { describe, expect, it, vi } from 'vitest';
import { type Marker, useMarkers } from '../../../src/map/layers/showMarkers.ts';
import type { MapContext } from '../../../src/map/scene/MapContext.ts';

interface Thing {
  readonly x: number;
}

const things = (...xs: readonly number[]): readonly Thing[] => xs.map((x) => ({ x }));

function shownLayer(first: readonly Thing[]) {
  const layer = new Container();
  const zooms = new Set<(zoom: number) => void>();
  const zoomTo = (zoom: number) => zooms.forEach((listener) => listener(zoom));
  const textures = { restarts: 0 };
  const view = {
    requestDraw: vi.fn(),
    onZoomChange: (listener: (zoom: number) => void) => {
      zooms.add(listener);
      listener(2);
      return () => zooms.delete(listener);
    },
  };
  const map = { view, textures } as unknown as Pick<MapContext, 'view' | 'textures'>;
  const markerOf = vi.fn((_: unknown, { x }: Thing): Marker => ({
    x,
    y: 0,
    sprites: [{ texture: Texture.EMPTY, x: 0, y: 0 }],
  }));
  const ref = { current: layer };
  const { rerender, unmount } = renderHook(({ shown }) => useMarkers(map, ref, shown, markerOf), {
    initialProps: { shown: first },
  });
  const show = (shown: readonly Thing[]) => rerender({ shown });
  const places = () => layer.children.map(({ x }) => x);
  return { layer, textures, zooms, zoomTo, view, markerOf, show, places, unmount };
}

describe('the markers of a layer', () => {
  it('makes sprites only for what is new, and takes away what is gone', () => {
    const [a, b, c, d] = things(1, 2, 3, 4) as [Thing, Thing, Thing, Thing];
    const { layer, markerOf, show, places } = shownLayer([a, b, c]);
    const [first, second, third] = layer.children;
    show([a, c, d]);
    expect(markerOf).toHaveBeenCalledTimes(4);
    expect(layer.children.slice(0, 2)).toEqual([first, third]);
    expect(second?.destroyed).toBe(true);
    expect(places()).toEqual([1, 3, 4]);
  });

  it('has the last thing on top, whatever was there before', () => {
    const [a, b, c, d] = things(1, 2, 3, 4) as [Thing, Thing, Thing, Thing];
    const { markerOf, show, places } = shownLayer([a, b, c]);
    show([d, c, a]);
    expect(places()).toEqual([4, 3, 1]);
    expect(markerOf).toHaveBeenCalledTimes(4);
  });

  it('keeps the size of old and new markers at every zoom, and draws them', () => {
    const [a, b] = things(1, 2) as [Thing, Thing];
    const { layer, zoomTo, zooms, view, show } = shownLayer([a]);
    show([a, b]);
    expect(view.requestDraw).toHaveBeenCalledTimes(2);
    zoomTo(4);
    expect(layer.children.map(({ scale }) => scale.x)).toEqual([0.25, 0.25]);
    expect(zooms.size).toBe(1);
  });

  it('makes all of them again once their textures are to be destroyed, though the things are still the same', () => {
    const all = things(1, 2);
    const { layer, textures, markerOf, show, places } = shownLayer(all);
    const old = [...layer.children];
    textures.restarts += 1;
    show(all);
    expect(markerOf).toHaveBeenCalledTimes(4);
    expect(old.every(({ destroyed }) => destroyed)).toBe(true);
    expect(places()).toEqual([1, 2]);
  });

  it('leaves nothing behind', () => {
    const { layer, zooms, unmount } = shownLayer(things(1, 2));
    unmount();
    expect(layer.children).toEqual([]);
    expect(zooms.size).toBe(0);
  });
});
