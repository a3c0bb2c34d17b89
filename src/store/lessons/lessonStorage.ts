import type { KeptFile } from '../../saves/keptFiles.ts';
import type { LessonFile, LessonHead } from '../../saves/lessonSchema.ts';
import { lessonHead, parseLesson } from '../../saves/parseLesson.ts';
import { fileStorage } from '../fileStorage.ts';

export const lessonStorage = fileStorage<LessonFile, LessonHead>({
  kind: 'lessons',
  draftKey: 'warboard-lesson-',
  *read(stored) {
    const parsed = yield* parseLesson(stored);
    return parsed.ok ? parsed.value : null;
  },
  head: lessonHead,
});

export const {
  stored: storedLesson,
  read: keptLesson,
  store: storeLesson,
  remove: deleteLesson,
  goOnFrom,
  baseOf,
  keepDraft,
} = lessonStorage;

/** A lesson kept in this browser, as a list tells of it; null if it cannot be read. */
export type KeptLesson = KeptFile<LessonHead | null>;

/** All of them, by title. Rejects where there is no storage. */
export const listLessons = async (): Promise<readonly KeptLesson[]> =>
  (await lessonStorage.list()).toSorted((a, b) => (a.file?.title ?? '').localeCompare(b.file?.title ?? '', 'en'));
