import { useEffect } from 'react';
import type { MapContext } from '../scene/MapContext.ts';
import { followExample } from './followExample.ts';
import { followTurn } from './followTurn.ts';
import { useMapCamera } from '../../store/mapCamera.ts';
import { popView, pushView, type ViewHistory } from '../camera/viewHistory.ts';
import { type CameraDirector, createDirector } from './cameraDirector.ts';

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
