import type { Result } from '../../engine/index.ts';
import { lessonOf, toLessonFile, type Lesson, type LessonView, type LessonFile } from '../../saves/lessonSchema.ts';
import { MAX_LESSON_BYTES } from '../../saves/limits.ts';
import { lessonTooLarge } from '../../saves/parseLesson.ts';
import { newSeed } from '../../session/dice.ts';
import { packedFile } from '../../saves/link.ts';
import type { FileFault } from '../openSave.ts';
import { type Reading, readLinked } from '../runInChunks.ts';
import { titleOfCopy } from '../fileStorage.ts';
import { readLessonText, readLesson } from './lessonFaults.ts';
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

/** A lesson again under a name of its own. */
export const copyOf = (file: LessonFile): Lesson => ({ ...lessonOf(file), title: titleOfCopy(file.title) });

/** A lesson for a link, as letters; they may be too many (see MAX_LINK_LENGTH). */
export const packedLesson = (lesson: Lesson): Promise<string> => packedFile(toLessonFile(lesson, new Date()));

/** Reads the lesson of a link, which may hold anything; gives it, or everything that is wrong with it. */
export async function readLessonLink(packed: string): Promise<Result<LessonFile, readonly FileFault[]>> {
  const json = await readLinked(packed, 'lesson');
  return json.ok ? readLesson(json.value) : json;
}
