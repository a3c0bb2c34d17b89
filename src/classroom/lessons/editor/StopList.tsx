import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import type { Stop, Lesson, LessonView } from '../../../saves/lessonSchema.ts';
import { MAX_STOPS } from '../../../saves/limits.ts';
import {
  withoutStop,
  withStopAt,
  withStop,
  editLesson,
  editLessonAt,
  goToStop,
  stopAt,
  useLessons,
} from '../../../store/lessons/lessonStore.ts';
import { Button } from '../../../ui/components/Button.tsx';
import { say } from '../../../ui/tableMode/said.ts';
import type { Views } from '../views.ts';
import { LAYERS, useLayers } from '../../../store/atlas/layers.ts';
import { useMapPlaces } from '../../../store/mapCamera.ts';

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

interface StopListProps {
  readonly stops: readonly Stop[];
  readonly at: number;
  readonly views: Views;
}

/** The stops in order; a press on one shows it. The one shown can be moved and deleted. */
export function StopList({ stops, at, views }: StopListProps) {
  const name = stops[at]?.title || 'this stop';
  function remove(): void {
    editLessonAt(Math.max(0, at - 1), (lesson) => withoutStop(lesson, at));
    say(`“${name}” is deleted. Undo brings it back.`);
  }
  const move = (to: number): void => {
    editLesson((lesson) => withStopAt(lesson, at, to));
    goToStop(to);
  };
  return (
    <section aria-label="Stops">
      <ol className="lesson-stops">
        {stops.map(({ title }, i) => (
          <li key={i}>
            <button
              type="button"
              className="lesson-stops__stop"
              aria-current={i === at ? 'step' : undefined}
              onClick={() => goToStop(i)}
            >
              {i + 1}. {title.trim() || 'Without a title'}
            </button>
          </li>
        ))}
      </ol>
      <div className="lesson-buttons" role="group" aria-label={`Stop ${at + 1}`}>
        <Button small look="main" disabled={stops.length >= MAX_STOPS} onClick={() => addStop(views)}>
          <Plus size={16} aria-hidden /> Add a stop
        </Button>
        <Button
          small
          shape="icon"
          aria-label={`Move stop ${at + 1} up`}
          title="Move up"
          disabled={at === 0}
          onClick={() => move(at - 1)}
        >
          <ArrowUp size={16} aria-hidden />
        </Button>
        <Button
          small
          shape="icon"
          aria-label={`Move stop ${at + 1} down`}
          title="Move down"
          disabled={at === stops.length - 1}
          onClick={() => move(at + 1)}
        >
          <ArrowDown size={16} aria-hidden />
        </Button>
        <Button
          small
          shape="icon"
          aria-label={`Delete stop ${at + 1}`}
          title={stops.length === 1 ? 'A lesson has at least one stop' : 'Delete'}
          disabled={stops.length === 1}
          onClick={remove}
        >
          <Trash2 size={16} aria-hidden />
        </Button>
      </div>
      <p className="soft lesson-hint">
        <kbd>Enter</kbd> (in a text <kbd>Ctrl</kbd>+<kbd>Enter</kbd>) adds a stop with what the map shows.
      </p>
    </section>
  );
}
