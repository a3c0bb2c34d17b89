import { lessonOf, type Lesson, type LessonFile } from '../../saves/lessonSchema.ts';
import { MAX_TITLE_LENGTH } from '../../saves/limits.ts';

const COPY = ' (copy)';

/** The same lesson under a name of its own. */
export const copyOf = (file: LessonFile): Lesson => ({
  ...lessonOf(file),
  title: `${file.title.slice(0, MAX_TITLE_LENGTH - COPY.length)}${COPY}`,
});
