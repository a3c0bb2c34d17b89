import { readShape, type PositionFault, type Result } from '../engine/index.ts';
import { openedElsewhere } from './isStudy.ts';
import { lessonSchema, type LessonFile } from './lessonSchema.ts';
import { MAX_LESSON_BYTES } from './limits.ts';
import { shapeFaults } from './parseSave.ts';

type Read = Result<LessonFile, readonly PositionFault[]>;

export const lessonTooLarge: PositionFault = {
  path: '',
  message: `the file is too large: a lesson has at most ${MAX_LESSON_BYTES / 1_000_000} MB`,
};

/** Checks the shape of a lesson. Whether its board has its spaces is found once the edition is loaded. */
export function parseLesson(json: unknown): Read {
  if (typeof json === 'object' && json !== null && (json as { kind?: unknown }).kind !== 'lesson')
    return { ok: false, fault: [openedElsewhere(json) ?? { path: 'kind', message: 'this is no lesson' }] };
  const parsed = readShape(lessonSchema, json);
  return parsed.success
    ? { ok: true, value: parsed.data as LessonFile }
    : { ok: false, fault: shapeFaults(parsed.error) };
}
