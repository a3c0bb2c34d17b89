import type { Result } from '../../engine/index.ts';
import { toLessonFile, type Lesson, type LessonFile } from '../../saves/lessonSchema.ts';
import { packedFile } from '../../saves/link.ts';
import type { FileFault } from '../openSave.ts';
import { readLinked } from '../runInChunks.ts';
import { readLesson } from './lessonFaults.ts';

/** A lesson for a link, as letters; they may be too many (see MAX_LINK_LENGTH). */
export const packedLesson = (lesson: Lesson): Promise<string> => packedFile(toLessonFile(lesson, new Date()));

/** Reads the lesson of a link, which may hold anything; gives it, or everything that is wrong with it. */
export async function readLessonLink(packed: string): Promise<Result<LessonFile, readonly FileFault[]>> {
  const json = await readLinked(packed, 'lesson');
  return json.ok ? readLesson(json.value) : json;
}
