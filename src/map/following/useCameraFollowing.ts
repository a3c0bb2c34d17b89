import { useEffect } from 'react';
import type { MapContext } from '../scene/MapContext.ts';
import { followExample, followTurn, type CameraDirector, createDirector } from './cameraDirector.ts';
import { useMapCamera } from '../../store/mapCamera.ts';
import { isSameView, type Camera } from '../camera/camera.ts';

/** Where the camera was before each requested flight, the latest last. */
export type ViewHistory = readonly Camera[];

const MAX_LENGTH = 20;

/** The history with one more view, unless it is already the latest; the oldest ones are dropped. */
export function pushView(history: ViewHistory, camera: Camera): ViewHistory {
  const last = history.at(-1);
  return last !== undefined && isSameView(last, camera) ? history : [...history, camera].slice(-MAX_LENGTH);
}

/** The latest view that differs from the present one, and the history before it; null if there is none. */
export function popView(
  history: ViewHistory,
  here: Camera,
): { readonly view: Camera; readonly rest: ViewHistory } | null {
  const index = history.findLastIndex((past) => !isSameView(past, here));
  const view = history[index];
  return view === undefined ? null : { view, rest: history.slice(0, index) };
}

/** Makes the camera follow the game, the examples and the user's requests, as long as there is a map. */
export function useCameraFollowing(map: MapContext | null): void {
  useEffect(() => {
    if (map === null) return undefined;
    const director = createDirector(map);
    const stops = [
      director.stop,
      followRequests(map, director),
      followTurn(director),
      followExample(map, director),
      map.flight.stop,
    ];
    return () => stops.forEach((stop) => stop());
  }, [map]);
}

/** Flies to the views that the user requests, and back again. Returns an unsubscribe function. */
function followRequests({ view, flight }: MapContext, director: CameraDirector): () => void {
  let history: ViewHistory = [];
  const setHistory = (next: ViewHistory): void => {
    history = next;
    const canGoBack = history.length > 0;
    if (useMapCamera.getState().canGoBack !== canGoBack) useMapCamera.setState({ canGoBack });
  };
  setHistory([]);
  return useMapCamera.subscribe(({ request }, { request: before }) => {
    if (request === null || request.n === before?.n) return;
    const { target } = request;
    if (target.kind !== 'back') {
      if (target.kind === 'whole' || target.isPassing !== true) setHistory(pushView(history, view.camera()));
      director.show(target, 'fly');
      return;
    }
    const last = popView(history, view.camera());
    setHistory(last?.rest ?? []);
    if (last !== null) flight.flyTo(last.view);
  });
}
