import { MapPin, PencilLine, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { familyOf } from '../../../engine/index.ts';
import { MAX_COMMENT_LENGTH, MAX_STOP_TEXT_LENGTH, MAX_TITLE_LENGTH, MAX_LESSON_BYTES } from '../../../saves/limits.ts';
import { type Stop, toLessonFile, lessonTooLarge } from '../../../saves/lessonSchema.ts';
import { LAYERS } from '../../../store/atlas/layers.ts';
import { withChange, editLesson, useLessons } from '../../../store/lessons/lessonStore.ts';
import { dateText } from '../../../text/dates.ts';
import { Button } from '../../../ui/components/Button.tsx';
import { LayerSwitches } from '../../../ui/layers/LayerSwitches.tsx';
import { LAYER_TEXTS } from '../../../ui/layers/layerTexts.ts';
import { say } from '../../../ui/tableMode/said.ts';
import type { Views } from '../views.ts';
import { shownNow } from './StopList.tsx';
import type { DrawnPoint } from '../../../engine/table/index.ts';
import { useDrawings } from '../../../store/drawings.ts';
import { draw, togglePen } from '../../../store/pen.ts';
import { DrawList } from '../../../ui/draw/DrawTools.tsx';
import { PlaceFields } from '../../../ui/layers/PlaceFields.tsx';
import { PenColours, stopBoard } from '../stopOnMap.tsx';
import { readLesson } from '../../../store/lessons/lessonFaults.ts';
import type { FileFault } from '../../../store/openSave.ts';
import { readJson, type ReadingInChunks } from '../../../store/runInChunks.ts';
import { FaultList } from '../../../ui/files/FaultList.tsx';
import { FileButton } from '../../../ui/files/FileButton.tsx';
import { useGame } from '../../../store/gameStore.ts';

interface StopDrawsProps {
  readonly edition: string;
  readonly stop: Stop;
  readonly at: number;
}

/** Arrows and marks of the stop that is edited: drawn with the pen, or by the names of their places. */
export function StopDraws({ edition, stop, at }: StopDrawsProps) {
  const isDrawing = useDrawings((store) => store.isDrawing);
  const clear = (): void => editLesson((lesson) => withChange(lesson, at, { draws: undefined }));
  return (
    <>
      <div className="lesson-buttons">
        <Button small aria-pressed={isDrawing} title="Draw arrows and marks (comma)" onClick={togglePen}>
          <PencilLine size={16} aria-hidden /> Draw
        </Button>
      </div>
      {isDrawing && (
        <>
          <PenColours />
          <p className="soft lesson-hint">
            Drag from any point to any other for an arrow; near a city it begins or ends there. Press a space to mark
            it; the same again takes it away.
          </p>
          <ArrowByName />
        </>
      )}
      {stop.draws !== undefined && (
        <DrawList
          game={stopBoard(edition, stop)}
          draws={stop.draws}
          onTakeAway={(drawn) => useDrawings.getState().stroke?.(drawn)}
          onClear={clear}
        />
      )}
    </>
  );
}

const NO_PLACES: readonly DrawnPoint[] = [];

/** An arrow from one place to another, both by their names: for who has no pointer, or wants a place that is small. */
function ArrowByName() {
  const points = useDrawings((store) => store.points);
  const [from, setFrom] = useState<DrawnPoint | null>(null);
  const [to, setTo] = useState<DrawnPoint | null>(null);
  function add(): void {
    if (from === null || to === null) return;
    draw(from, to);
    setTo(null);
  }
  return (
    <div className="lesson-buttons" role="group" aria-label="An arrow by the names of its places">
      <PlaceFields from={from} to={to} places={points?.named ?? NO_PLACES} onFrom={setFrom} onTo={setTo} />
      <Button small disabled={from === null || to === null} onClick={add}>
        <Plus size={16} aria-hidden /> Arrow
      </Button>
    </div>
  );
}

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

interface StopPositionProps {
  readonly edition: string;
  readonly stop: Stop;
  readonly at: number;
}

/** Which units stand on the board at a stop: none, those of the game on the table now, or those of a position file. */
function StopPosition({ edition, stop, at }: StopPositionProps) {
  const game = useGame((store) => (store.inGame && store.game?.edition === edition ? store.game : null));
  const [faults, setFaults] = useState<readonly FileFault[]>([]);
  const put = (position: unknown): void => {
    setFaults([]);
    editLesson((lesson) => withChange(lesson, at, { position }));
  };
  async function putGame(): Promise<void> {
    if (game !== null) put((await familyOf(game).loadPositions()).toPosition(game));
  }
  async function read(file: File, reading: ReadingInChunks): Promise<void> {
    const found = await positionIn(file, stop, reading);
    if (reading.signal.aborted) return;
    if (found.faults.length > 0) setFaults(found.faults);
    else put(found.position);
  }
  const failed = (): void => setFaults([{ path: '', message: 'it could not be read; try again in a moment' }]);
  return (
    <>
      <h3>Units</h3>
      <p className="soft lesson-hint">
        {stop.position === undefined
          ? 'The board is shown without units.'
          : 'The board is shown with the units of a position, stored with the lesson.'}
      </p>
      <div className="lesson-buttons">
        {game !== null && (
          <Button small onClick={() => void putGame().catch(failed)}>
            As in the game now
          </Button>
        )}
        <FileButton
          label="Position file"
          text="Position file"
          onFile={(file, reading) => read(file, reading).catch(() => (reading.signal.aborted ? undefined : failed()))}
        />
        {stop.position !== undefined && (
          <Button small onClick={() => put(undefined)}>
            Without units
          </Button>
        )}
      </div>
      {faults.length > 0 && (
        <div role="alert" className="lesson-trouble">
          <p>This position cannot be shown. Nothing was changed.</p>
          <FaultList faults={faults} edition={edition} />
        </div>
      )}
    </>
  );
}

/** The position of a file, or what is wrong with it: it is read as a stop of the open lesson. */
async function positionIn(
  file: File,
  stop: Stop,
  reading: ReadingInChunks,
): Promise<{ readonly position?: unknown; readonly faults: readonly FileFault[] }> {
  const { open } = useLessons.getState();
  if (open === null || file.size > MAX_LESSON_BYTES) return { faults: [lessonTooLarge] };
  const json = await readJson(await file.text(), MAX_LESSON_BYTES, reading);
  if (!json.ok) return { faults: json.fault };
  const lesson = { ...open.history.now, stops: [{ ...stop, position: json.value }] };
  const read = await readLesson(toLessonFile(lesson, new Date()), reading);
  if (!read.ok) return { faults: read.fault };
  const { toPosition } = await familyOf(lesson).loadPositions();
  return { position: toPosition(stopBoard(lesson.edition, { position: json.value })), faults: [] };
}
