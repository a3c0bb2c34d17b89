import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import type { Stop } from '../../../saves/lessonSchema.ts';
import { MAX_STOPS } from '../../../saves/limits.ts';
import { withoutStop, withStopAt } from '../../../store/lessons/editStops.ts';
import { editLesson, editLessonAt, goToStop } from '../../../store/lessons/lessonStore.ts';
import { Button } from '../../../ui/components/Button.tsx';
import { say } from '../../../ui/tableMode/said.ts';
import type { Views } from '../views.ts';
import { addStop } from './addStop.ts';

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
