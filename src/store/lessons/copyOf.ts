import { lessonOf, type Lesson, type LessonFile } from '../../saves/lessonSchema.ts';
import { titleOfCopy } from '../fileStorage.ts';

/** The same lesson under a name of its own. */
export const copyOf = (file: LessonFile): Lesson => ({ ...lessonOf(file), title: titleOfCopy(file.title) });
