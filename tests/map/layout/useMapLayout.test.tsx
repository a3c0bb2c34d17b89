// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react';
import { Texture } from 'pixi.js';
import { expect, it, vi } from 'vitest';
import type { UnitId } from '../../../src/engine/axis-allies/index.ts';
import type { ReadyMapContext } from '../../../src/map/scene/MapContext.ts';
import type { Camera } from '../../../src/map/camera/camera.ts';
import { scaleOf } from '../../../src/map/layout/detail.ts';
import { computeLayout } from '../../../src/map/layout/mapLayout.ts';
import type { MapScene } from '../../../src/map/scene/MapScene.ts';
import { useMapLayout } from '../../../src/map/layout/useMapLayout.ts';
import { edition, boardData, measure, opening, openingScene, paramsAt, shapes, sceneOf } from '../openingBoard.ts';

const FARTHEST = 0.46;
/** As high as shows the whole board at that zoom. */
const WINDOW = { width: 1280, height: shapes.height * FARTHEST };

/** A map context without a graphics card, and a function that zooms it. */
function table() {
  let camera: Camera = { x: 0, y: 0, zoom: 0.5 };
  const listeners = new Set<() => void>();
  const textures = {
    makeRoom: vi.fn(),
    get: vi.fn(() => Texture.EMPTY),
    preload: (request: () => void) => request(),
    upload: vi.fn(function* none() {}),
  };
  const view = {
    board: { width: shapes.width, height: shapes.height },
    window: () => WINDOW,
    camera: () => camera,
    onCameraChange: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const zoomTo = (zoom: number): void => {
    camera = { ...camera, zoom };
    for (const listener of listeners) listener();
  };
  return { map: { view, textures, measure, shapes, boardData } as unknown as ReadyMapContext, textures, zoomTo };
}

const laidOut = (scene: MapScene, zoom: number) =>
  computeLayout(scene, shapes.spaces, boardData, paramsAt(zoom, FARTHEST, scaleOf(WINDOW)));
const PATIENCE = { timeout: 20_000 };

it('shows nothing at first, then everything at once when all textures are ready, also for the next zoom', async () => {
  const { map, textures, zoomTo } = table();
  const [far, near] = [laidOut(openingScene, 0.5), laidOut(openingScene, 1.2)];
  const { result } = renderHook(() => useMapLayout(map, openingScene));
  expect(result.current.labels).toEqual([]);
  await waitFor(() => expect(result.current.labels).not.toEqual([]), PATIENCE);
  expect(result.current).toEqual(far);
  expect(textures.get).toHaveBeenCalled();
  expect(textures.upload).toHaveBeenCalledOnce();
  act(() => zoomTo(1.2));
  expect(result.current).toEqual(far);
  await waitFor(() => expect(result.current.zoom).toBe(near.zoom), PATIENCE);
  expect(result.current).toEqual(near);
  expect(textures.makeRoom).toHaveBeenCalledTimes(2);
}, 60_000);

it('shows another scene at once, and in the new zoom once that is ready', async () => {
  const { map, zoomTo } = table();
  const { result, rerender } = renderHook(({ scene }) => useMapLayout(map, scene), {
    initialProps: { scene: openingScene },
  });
  await waitFor(() => expect(result.current.labels).not.toEqual([]), PATIENCE);
  act(() => zoomTo(1.2));
  const gone = Object.values(opening.units).find(({ space }) => space === 'germany')?.id ?? '';
  const without = sceneOf(
    {
      ...opening,
      units: Object.fromEntries(Object.entries(opening.units).filter(([id]: [UnitId, unknown]) => id !== gone)),
    },
    edition.turnOrder,
    [],
  );
  const near = laidOut(without, 1.2);
  rerender({ scene: without });
  // Everything that still fits has kept its place.
  const params = paramsAt(0.5, FARTHEST, scaleOf(WINDOW));
  expect(result.current).toEqual(
    computeLayout(
      without,
      shapes.spaces,
      boardData,
      params,
      computeLayout(openingScene, shapes.spaces, boardData, params),
    ),
  );
  await waitFor(() => expect(result.current.zoom).toBe(near.zoom), PATIENCE);
  expect(result.current).toEqual(near);
}, 60_000);
