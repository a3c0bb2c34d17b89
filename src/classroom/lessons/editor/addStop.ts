import type { Lesson, LessonView, Stop } from '../../../saves/lessonSchema.ts';
import { MAX_STOPS } from '../../../saves/limits.ts';
import { LAYERS, useLayers } from '../../../store/atlas/layers.ts';
import { withStop } from '../../../store/lessons/editStops.ts';
import { editLesson, stopAt, useLessons } from '../../../store/lessons/lessonStore.ts';
import { useMapPlaces } from '../../../store/mapCamera.ts';
import { say } from '../../../ui/tableMode/said.ts';
import type { Views } from '../views.ts';

/** The view, the layers and the month that the map shows now. */
export function shownNow({ viewOf }: Views, otherwise: LessonView): Pick<Stop, 'view' | 'layers' | 'month'> {
  const { shown, month } = useLayers.getState();
  const layers = LAYERS.filter((layer) => shown.has(layer));
  const { seen } = useMapPlaces.getState();
  return {
    view: seen === null ? otherwise : viewOf(seen),
    layers: layers.length === 0 ? undefined : layers,
    month: shown.has('holders') ? month : undefined,
  };
}

/** The stop that follows one: what the map shows now, with the marks and the position of the one before. */
export function nextStop(before: Stop, now: Pick<Stop, 'view' | 'layers' | 'month'>): Stop {
  const { draws, position } = before;
  const { view, layers, month } = now;
  return {
    title: '',
    text: '',
    notes: '',
    view,
    ...(layers && { layers }),
    ...(month !== undefined && { month }),
    ...(draws && { draws }),
    ...(position !== undefined && { position }),
  };
}

/** Adds a stop with what the map shows after the one that is edited, and goes to it. */
export function addStop(views: Views): void {
  const { open } = useLessons.getState();
  if (open === null || !open.isOwn) return;
  const at = stopAt(open);
  const before = open.history.now.stops[at];
  if (before === undefined) return;
  if (open.history.now.stops.length >= MAX_STOPS) {
    say(`A lesson has at most ${MAX_STOPS} stops.`);
    return;
  }
  editLesson((lesson: Lesson) => withStop(lesson, at, nextStop(before, shownNow(views, before.view))));
  const { open: now } = useLessons.getState();
  // The map shows it already.
  if (now !== null) useLessons.setState({ open: { ...now, at: at + 1 } });
  say(`Stop ${at + 2} is added, with what the map shows.`);
}
