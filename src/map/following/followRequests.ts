import { useMapCamera } from '../../store/mapCamera.ts';
import type { MapContext } from '../scene/MapContext.ts';
import { popView, pushView, type ViewHistory } from '../camera/viewHistory.ts';
import type { CameraDirector } from './cameraDirector.ts';

/** Flies to the views that the user requests, and back again. Returns an unsubscribe function. */
export function followRequests({ view, flight }: MapContext, director: CameraDirector): () => void {
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
