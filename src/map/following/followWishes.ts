import type { Box } from '../../store/covers.ts';
import { useMapCamera, type Wish } from '../../store/mapCamera.ts';
import { useView } from '../../store/viewStore.ts';
import { anchorsOf, type Atlas } from '../scene/Atlas.ts';
import { framing, wholeBoard, type Camera } from '../camera/camera.ts';
import { betweenPanels } from '../camera/room.ts';
import { lastView, withView, type Views } from '../camera/views.ts';

/** Flies where people ask for, remembers from where, and goes back there. Returns how to stop. */
export function followWishes(atlas: Atlas): () => void {
  const { frame, pilot } = atlas;
  let views: Views = [];
  const keep = (kept: Views): void => {
    views = kept;
    const canGoBack = views.length > 0;
    if (useMapCamera.getState().canGoBack !== canGoBack) useMapCamera.setState({ canGoBack });
  };
  const room = (): Box => betweenPanels(frame.window(), useView.getState().covers);
  function goalOf(wish: Wish): Camera | null {
    if (wish.kind === 'whole') return wholeBoard(frame.board, frame.window());
    if (wish.kind === 'spaces') return framing(anchorsOf(atlas, wish.spaces), frame.board, frame.window(), room());
    const last = lastView(views, frame.camera());
    keep(last?.rest ?? []);
    return last?.view ?? null;
  }
  keep([]);
  return useMapCamera.subscribe(({ asked }, { asked: before }) => {
    if (asked === null || asked.n === before?.n) return;
    const from = frame.camera();
    const goal = goalOf(asked.wish);
    if (goal === null) return;
    if (asked.wish.kind !== 'back') keep(withView(views, from));
    pilot.fly(goal);
  });
}
