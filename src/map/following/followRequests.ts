import { useMapCamera } from '../../store/mapCamera.ts';
import type { Atlas } from '../scene/MapContext.ts';
import { lastView, withView, type Views } from '../camera/viewHistory.ts';
import type { HeldView } from './cameraDirector.ts';

/** Flies where people ask for, remembers from where, and goes back there. Returns how to stop. */
export function followWishes({ frame, pilot }: Atlas, view: HeldView): () => void {
  let views: Views = [];
  const keep = (kept: Views): void => {
    views = kept;
    const canGoBack = views.length > 0;
    if (useMapCamera.getState().canGoBack !== canGoBack) useMapCamera.setState({ canGoBack });
  };
  keep([]);
  return useMapCamera.subscribe(({ asked }, { asked: before }) => {
    if (asked === null || asked.n === before?.n) return;
    const { wish } = asked;
    if (wish.kind !== 'back') {
      keep(withView(views, frame.camera()));
      view.show(wish, 'fly');
      return;
    }
    const last = lastView(views, frame.camera());
    keep(last?.rest ?? []);
    if (last !== null) pilot.fly(last.view);
  });
}
