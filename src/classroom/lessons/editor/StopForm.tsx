import { MapPin } from 'lucide-react';
import { useId } from 'react';
import { MAX_COMMENT_LENGTH, MAX_STOP_TEXT_LENGTH, MAX_TITLE_LENGTH } from '../../../saves/limits.ts';
import type { Stop } from '../../../saves/lessonSchema.ts';
import { LAYERS } from '../../../store/atlas/layers.ts';
import { withChange } from '../../../store/lessons/editStops.ts';
import { editLesson } from '../../../store/lessons/lessonStore.ts';
import { dateText } from '../../../text/dates.ts';
import { Button } from '../../../ui/components/Button.tsx';
import { LayerSwitches } from '../../../ui/layers/LayerSwitches.tsx';
import { LAYER_TEXTS } from '../../../ui/layers/layerTexts.ts';
import { say } from '../../../ui/tableMode/said.ts';
import type { Views } from '../views.ts';
import { shownNow } from './addStop.ts';
import { StopDraws } from './StopDraws.tsx';
import { StopPosition } from './StopPosition.tsx';

interface StopFormProps {
  readonly edition: string;
  readonly stop: Stop;
  readonly at: number;
  readonly views: Views;
}

/** What is shown and said at the stop that is edited. */
export function StopForm({ edition, stop, at, views }: StopFormProps) {
  const field = useId();
  const write = (part: 'title' | 'text' | 'notes', words: string): void =>
    editLesson((lesson) => withChange(lesson, at, { [part]: words }), `${part} of ${at}`);
  function takeView(): void {
    editLesson((lesson) => withChange(lesson, at, shownNow(views, stop.view)));
    say(`Stop ${at + 1} now shows what the map shows.`);
  }
  return (
    <section className="lesson-form" aria-label={`Stop ${at + 1}`}>
      <h2>Stop {at + 1}</h2>
      <label className="lesson-label" htmlFor={`${field}-title`}>
        Title
      </label>
      <input
        id={`${field}-title`}
        className="field"
        maxLength={MAX_TITLE_LENGTH}
        value={stop.title}
        onChange={({ target }) => write('title', target.value)}
      />
      <label className="lesson-label" htmlFor={`${field}-text`}>
        Text, which the class reads
      </label>
      <textarea
        id={`${field}-text`}
        className="field"
        rows={4}
        maxLength={MAX_STOP_TEXT_LENGTH}
        aria-describedby={`${field}-marks`}
        value={stop.text}
        onChange={({ target }) => write('text', target.value)}
      />
      <label className="lesson-label" htmlFor={`${field}-notes`}>
        Notes, which only you see
      </label>
      <textarea
        id={`${field}-notes`}
        className="field"
        rows={5}
        maxLength={MAX_COMMENT_LENGTH}
        aria-describedby={`${field}-marks`}
        value={stop.notes}
        onChange={({ target }) => write('notes', target.value)}
      />
      <p id={`${field}-marks`} className="soft lesson-hint">
        In both: **bold**, *italic*, and lines that begin with - for a list
      </p>
      <h3>On the map</h3>
      <details className="lesson-about">
        <summary>Layers on the map</summary>
        <LayerSwitches />
      </details>
      <p className="soft lesson-hint">{viewText(stop)}</p>
      <div className="lesson-buttons">
        <Button small onClick={takeView}>
          <MapPin size={16} aria-hidden /> Take view and layers from the map
        </Button>
      </div>
      <StopDraws edition={edition} stop={stop} at={at} />
      <StopPosition edition={edition} stop={stop} at={at} />
    </section>
  );
}

/** Which layers a stop shows, and for which month: 'With: Who held what (May 1943), Cities.' */
function viewText({ layers = [], month }: Stop): string {
  const names = LAYERS.filter((layer) => layers.includes(layer)).map((layer) => {
    const { name } = LAYER_TEXTS[layer];
    return layer === 'holders' && month !== undefined ? `${name} (${dateText(month)})` : name;
  });
  return names.length === 0 ? 'This stop shows no layers.' : `This stop shows: ${names.join(', ')}.`;
}
