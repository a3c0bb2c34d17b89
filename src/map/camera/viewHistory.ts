import { isSameView, type Camera } from './camera.ts';

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
