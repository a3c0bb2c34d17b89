import type { Result } from '../../engine/index.ts';
import { lessonOf, toLessonFile, type Lesson, type LessonView } from '../../saves/lessonSchema.ts';
import { MAX_LESSON_BYTES } from '../../saves/limits.ts';
import { lessonTooLarge } from '../../saves/parseLesson.ts';
import { newSeed } from '../../session/dice.ts';
import type { FileFault } from '../openSave.ts';
import type { Reading } from '../runInChunks.ts';
import { readLessonText } from './lessonFaults.ts';
import { storeLesson } from './lessonStorage.ts';

/** Stores a lesson as one of one's own; gives its id. Rejects if the browser does not keep it. */
export async function addLesson(lesson: Lesson): Promise<string> {
  const id = newSeed();
  await storeLesson(id, toLessonFile(lesson, new Date()));
  return id;
}

/** A lesson with one stop, at this view. */
export const emptyLesson = (edition: string, view: LessonView): Lesson => ({
  title: 'A new lesson',
  about: '',
  edition,
  stops: [{ title: 'The first stop', text: '', notes: '', view }],
});

/** Stores the lesson of a file as a new one; gives its id, or everything that is wrong with the file. */
export async function addLessonFile(file: File, reading?: Reading): Promise<Result<string, readonly FileFault[]>> {
  if (file.size > MAX_LESSON_BYTES) return { ok: false, fault: [lessonTooLarge] };
  const read = await readLessonText(await file.text(), reading);
  reading?.signal.throwIfAborted();
  return read.ok ? { ok: true, value: await addLesson(lessonOf(read.value)) } : read;
}

/** The text of a lesson file. */
export const lessonText = (lesson: Lesson, now: Date): string => JSON.stringify(toLessonFile(lesson, now), null, 1);

/** "warboard-lesson-how-far-is-moscow.json" */
export function lessonFileName({ title }: Pick<Lesson, 'title'>): string {
  const words = title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return ['warboard', 'lesson', ...(words === '' ? [] : [words])].join('-') + '.json';
}
