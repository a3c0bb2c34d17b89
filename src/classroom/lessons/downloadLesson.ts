import type { Lesson } from '../../saves/lessonSchema.ts';
import { lessonFileName, lessonText } from '../../store/lessons/lessonActions.ts';
import { download } from '../../ui/files/download.ts';

/** Downloads a lesson as a file. */
export const downloadLesson = (lesson: Lesson): void =>
  download(lessonFileName(lesson), lessonText(lesson, new Date()));
