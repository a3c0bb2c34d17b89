import { isSameView, type Camera } from './camera.ts';

/** Where the camera was before each flight, the latest last. */
export type Views = readonly Camera[];

const MOST = 20;

/** With one view more; one already on top is not put there twice, and the oldest is forgotten. */
export function withView(views: Views, camera: Camera): Views {
  const last = views.at(-1);
  return last !== undefined && isSameView(last, camera) ? views : [...views, camera].slice(-MOST);
}

/** The view to go back to from here, and what is left then; null where there is none. */
export function lastView(views: Views, here: Camera): { readonly view: Camera; readonly rest: Views } | null {
  const at = views.findLastIndex((view) => !isSameView(view, here));
  const view = views[at];
  return view === undefined ? null : { view, rest: views.slice(0, at) };
}
