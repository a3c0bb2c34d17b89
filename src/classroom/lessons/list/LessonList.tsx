import { Plus, Copy, Download, Play, Printer, Trash2 } from 'lucide-react';
import { useState, useEffect } from 'react';
import type { SpaceId } from '../../../engine/index.ts';
import { MAX_LESSONS } from '../../../saves/limits.ts';
import { lastEdition } from '../../../store/nextGame.ts';
import { GAME_ADDRESS } from '../../../ui/address/address.ts';
import { useEscapeTo, goToAddress } from '../../../ui/address/useAddress.ts';
import { Button } from '../../../ui/components/Button.tsx';
import { FaultList } from '../../../ui/files/FaultList.tsx';
import { FileButton } from '../../../ui/files/FileButton.tsx';
import { useBoardShown, ClassroomBar, ClassroomPanel } from '../../frame/frame.tsx';
import {
  type KeptLesson,
  shippedLessons,
  type ShippedLesson,
  deleteLesson,
  keptLesson,
  listLessons,
  storeLesson,
  shippedLesson,
} from '../../../store/lessons/lessonStorage.ts';
import { counted } from '../../../text/words.ts';
import { classroomAddress } from '../../../ui/address/classroomPages.ts';
import { ShowLink } from '../openLesson.tsx';
import { retry } from '../../../store/retry.ts';
import { lessonOf, type LessonFile } from '../../../saves/lessonSchema.ts';
import { copyOf, addLesson, addLessonFile, emptyLesson, flushLesson } from '../../../store/lessons/lessonActions.ts';
import { closeLesson } from '../../../store/lessons/lessonStore.ts';
import { useMapPlaces } from '../../../store/mapCamera.ts';
import type { FileFault } from '../../../store/openSave.ts';
import type { ReadingInChunks } from '../../../store/runInChunks.ts';
import { downloadLesson } from '../link/lessonLink.tsx';
import { loadViews, WHOLE } from '../views.ts';

interface Failure {
  readonly text: string;
  readonly faults: readonly FileFault[];
}

const NOT_KEPT: Failure = { text: 'This browser did not keep the lesson.', faults: [] };
const NOT_FETCHED: Failure = { text: 'The lesson could not be fetched. Try again in a moment.', faults: [] };
const NOT_READ: Failure = {
  text: 'This lesson is damaged or was written by a newer version of this program. Open it to see what is wrong.',
  faults: [],
};
const NOT_DELETED: Failure = { text: 'This browser did not delete the lesson.', faults: [] };

/** One's own lessons, and what can be done with them. */
function useLessonList(edition: string) {
  const [lessons, setLessons] = useState<readonly KeptLesson[] | 'failed' | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [deleted, setDeleted] = useState<{ readonly id: string; readonly file: LessonFile } | null>(null);
  useEffect(() => void listed().then(setLessons), []);

  const tried = async (work: () => Promise<void>, otherwise: Failure): Promise<void> => {
    setFailure(null);
    await work().catch(() => setFailure(otherwise));
    setLessons(await listed());
  };
  /** All of a lesson in the list; null, and it is said, if it cannot be read. */
  const whole = async ({ id }: KeptLesson): Promise<LessonFile | null> => {
    const file = await keptLesson(id);
    if (file === null) setFailure(NOT_READ);
    return file;
  };
  const edit = (id: string): void => goToAddress(classroomAddress('lessons', id));
  const copy = async (file: LessonFile): Promise<void> => edit(await addLesson(copyOf(file)));

  return {
    lessons,
    failure,
    /** The one deleted last, which can be brought back. */
    deleted,
    /** Begins a lesson with what the map shows. */
    begin: () =>
      tried(async () => {
        const { viewOf } = await loadViews(edition);
        const { seen } = useMapPlaces.getState();
        edit(await addLesson(emptyLesson(edition, seen === null ? WHOLE : viewOf(seen))));
      }, NOT_KEPT),
    read: (file: File, reading: ReadingInChunks) =>
      tried(async () => {
        const added = await addLessonFile(file, reading).catch((error: unknown) => {
          if (reading.signal.aborted) return null;
          throw error;
        });
        if (added === null) return;
        if (added.ok) edit(added.value);
        else setFailure({ text: `${file.name} cannot be opened.`, faults: added.fault });
      }, NOT_KEPT),
    copyShipped: (id: string) =>
      tried(async () => {
        const file = await retry(() => shippedLesson(id)).catch(() => null);
        if (file === null) setFailure(NOT_FETCHED);
        else await copy(file);
      }, NOT_KEPT),
    copyOwn: (entry: KeptLesson) =>
      tried(async () => {
        const file = await whole(entry);
        if (file !== null) await copy(file);
      }, NOT_KEPT),
    save: (entry: KeptLesson) =>
      tried(async () => {
        const file = await whole(entry);
        if (file !== null) downloadLesson(lessonOf(file));
      }, NOT_READ),
    remove: ({ id }: KeptLesson) =>
      tried(async () => {
        closeLesson(id);
        const file = await keptLesson(id);
        await deleteLesson(id);
        setDeleted(file === null ? null : { id, file });
      }, NOT_DELETED),
    bringBack: () =>
      tried(async () => {
        if (deleted !== null) await storeLesson(deleted.id, deleted.file);
        setDeleted(null);
      }, NOT_KEPT),
  };
}

/** All lessons of one's own as they are now; 'failed' where there is no storage. */
async function listed(): Promise<readonly KeptLesson[] | 'failed'> {
  await flushLesson();
  return listLessons().catch((): 'failed' => 'failed');
}

const NO_SPACES: readonly SpaceId[] = [];

/** One's own lessons and those that ship; new ones, and files. */
export function LessonList() {
  const edition = lastEdition();
  useBoardShown(edition, NO_SPACES);
  useEscapeTo(GAME_ADDRESS);
  const { lessons, deleted, failure, begin, read, copyOwn, copyShipped, save, remove, bringBack } =
    useLessonList(edition);
  const [isBusy, setBusy] = useState(false);
  const busy = (work: Promise<void>): Promise<void> => {
    setBusy(true);
    return work.finally(() => setBusy(false));
  };
  const isFull = Array.isArray(lessons) && lessons.length >= MAX_LESSONS;
  return (
    <>
      <ClassroomBar page="lessons" />
      <ClassroomPanel label="Lessons" className="classroom-panel lesson-list">
        <h2>Lessons</h2>
        <p>A lesson leads a class from place to place on the map, with a text, arrows and notes for the teacher.</p>
        <div className="lesson-buttons">
          <Button look="main" disabled={isBusy || isFull} onClick={() => void busy(begin())}>
            <Plus size={18} aria-hidden /> New lesson
          </Button>
          <FileButton
            label="Lesson file"
            text="Open a lesson file"
            disabled={isBusy || isFull}
            onFile={(file, reading) => busy(read(file, reading))}
          />
        </div>
        {failure !== null && (
          <div role="alert" className="lesson-trouble">
            <p>{failure.text} Nothing was changed.</p>
            <FaultList faults={failure.faults} />
          </div>
        )}
        <p role="status" className="lesson-list__deleted">
          {deleted !== null && (
            <>
              “{deleted.file.title}” was deleted.{' '}
              <Button small onClick={() => void busy(bringBack())}>
                Bring it back
              </Button>
            </>
          )}
        </p>
        <h3>Ready to show</h3>
        <ShippedLessons isBusy={isBusy} onCopy={(id) => void busy(copyShipped(id))} />
        <h3>Your own</h3>
        <p className="soft">{introText(lessons)}</p>
        <ul className="lesson-list__entries">
          {Array.isArray(lessons) &&
            lessons.map((entry) => (
              <OwnLesson
                key={entry.id}
                entry={entry}
                isBusy={isBusy}
                onCopy={() => void busy(copyOwn(entry))}
                onSave={() => void save(entry)}
                onDelete={() => void busy(remove(entry))}
              />
            ))}
        </ul>
      </ClassroomPanel>
    </>
  );
}

function introText(lessons: readonly unknown[] | 'failed' | null): string {
  if (lessons === null) return 'Looking for them…';
  if (lessons === 'failed') return 'This browser gives no storage. The lessons above can still be shown.';
  if (lessons.length === 0) return 'There are none yet. What you make is kept in this browser by itself, nowhere else.';
  if (lessons.length >= MAX_LESSONS) return `There are ${MAX_LESSONS}, and room for no more: delete one first.`;
  return 'They are kept in this browser by themselves, nowhere else.';
}

interface OwnLessonProps {
  readonly entry: KeptLesson;
  readonly isBusy: boolean;
  readonly onCopy: () => void;
  readonly onSave: () => void;
  readonly onDelete: () => void;
}

/** A lesson of one's own: its name leads to its editor. */
function OwnLesson({ entry: { id, file }, isBusy, onCopy, onSave, onDelete }: OwnLessonProps) {
  const name = file === null ? 'A lesson that cannot be read' : file.title || 'A lesson without a name';
  return (
    <li className="lesson-entry">
      <a className="lesson-entry__name" href={classroomAddress('lessons', id)}>
        {name}
      </a>
      {file !== null && <span className="soft">{counted(file.stops, 'stop')}</span>}
      <div className="lesson-buttons" role="group" aria-label={name}>
        {file !== null && (
          <>
            <ShowAndHandout lesson={id} name={name} />
            <Button small shape="icon" aria-label={`Save ${name} to a file`} title="Save to a file" onClick={onSave}>
              <Download size={16} aria-hidden />
            </Button>
            <Button small shape="icon" aria-label={`Copy ${name}`} title="Copy" disabled={isBusy} onClick={onCopy}>
              <Copy size={16} aria-hidden />
            </Button>
          </>
        )}
        <Button small shape="icon" aria-label={`Delete ${name}`} title="Delete" disabled={isBusy} onClick={onDelete}>
          <Trash2 size={16} aria-hidden />
        </Button>
      </div>
    </li>
  );
}

interface ShippedLessonsProps {
  readonly isBusy: boolean;
  readonly onCopy: (lesson: string) => void;
}

/** The lessons that come with the program. A copy of one can be changed. */
function ShippedLessons({ isBusy, onCopy }: ShippedLessonsProps) {
  const [lessons, setLessons] = useState<readonly ShippedLesson[] | 'failed' | null>(null);
  useEffect(() => void retry(shippedLessons).then(setLessons, () => setLessons('failed')), []);
  if (lessons === null) return <p className="soft">Fetching them…</p>;
  if (lessons === 'failed') return <p role="alert">They could not be fetched. Open this page again in a moment.</p>;
  return (
    <ul className="lesson-list__entries">
      {lessons.map(({ id, title, about, stops }) => (
        <li key={id} className="lesson-entry">
          <a className="lesson-entry__name" href={classroomAddress('lessons', id)}>
            {title}
          </a>
          <span className="soft">{counted(stops, 'stop')}</span>
          <p className="lesson-entry__about">{about}</p>
          <div className="lesson-buttons" role="group" aria-label={title}>
            <ShowAndHandout lesson={id} name={title} />
            <Button small disabled={isBusy} onClick={() => onCopy(id)}>
              <Copy size={16} aria-hidden /> Copy and change
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What both kinds of lessons offer first: to be shown, and to be printed. */
function ShowAndHandout({ lesson, name }: { readonly lesson: string; readonly name: string }) {
  return (
    <>
      <ShowLink lesson={lesson} small>
        <Play size={16} aria-hidden /> Show
      </ShowLink>
      <a
        className="button button--small button--icon"
        href={classroomAddress('lessons', lesson, 'handout')}
        aria-label={`Handout of ${name}`}
        title="Handout, to print"
      >
        <Printer size={16} aria-hidden />
      </a>
    </>
  );
}
