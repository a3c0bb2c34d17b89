import { useEffect, useState } from 'react';
import { lessonOf, type LessonFile } from '../../../saves/lessonSchema.ts';
import { copyOf, addLesson, addLessonFile, emptyLesson } from '../../../store/lessons/lessonActions.ts';
import { flushLesson } from '../../../store/lessons/keepLessons.ts';
import {
  deleteLesson,
  keptLesson,
  listLessons,
  storeLesson,
  type KeptLesson,
  shippedLesson,
} from '../../../store/lessons/lessonStorage.ts';
import { closeLesson } from '../../../store/lessons/lessonStore.ts';
import { useMapPlaces } from '../../../store/mapCamera.ts';
import type { FileFault } from '../../../store/openSave.ts';
import { retry } from '../../../store/retry.ts';
import { classroomAddress } from '../../../ui/address/classroomPages.ts';
import { goTo } from '../../../ui/address/useAddress.ts';
import type { Reading } from '../../../store/runInChunks.ts';
import { downloadLesson } from '../downloadLesson.ts';
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
export function useLessonList(edition: string) {
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
  const edit = (id: string): void => goTo(classroomAddress('lessons', id));
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
    read: (file: File, reading: Reading) =>
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
