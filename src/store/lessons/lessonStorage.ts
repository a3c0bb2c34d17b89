import type { KeptFile } from '../../saves/keptFiles.ts';
import type { LessonFile } from '../../saves/lessonSchema.ts';
import { parseLesson } from '../../saves/parseLesson.ts';
import { fileStorage } from '../fileStorage.ts';

export const lessonStorage = fileStorage<LessonFile>({
  kind: 'lessons',
  draftKey: 'warboard-lesson-',
  read: (stored) => {
    const parsed = parseLesson(stored);
    return parsed.ok ? parsed.value : null;
  },
});

export const {
  stored: storedLesson,
  store: storeLesson,
  remove: deleteLesson,
  goOnFrom,
  baseOf,
  keepDraft,
} = lessonStorage;

/** All of them, by title. Rejects where there is no storage. */
export const listLessons = async (): Promise<readonly KeptFile<LessonFile | null>[]> =>
  (await lessonStorage.list()).toSorted((a, b) => (a.file?.title ?? '').localeCompare(b.file?.title ?? '', 'en'));
