import { readShape, type PositionFault, type Result, type Steps } from '../engine/index.ts';
import { openedElsewhere } from './isStudy.ts';
import { lessonHeadSchema, lessonSchema, type LessonFile, type LessonHead } from './lessonSchema.ts';
import { MAX_LESSON_BYTES, MAX_TITLE_LENGTH } from './limits.ts';
import { shapeSteps } from './longList.ts';
import { shapeFaults } from './parseSave.ts';
import { seenText } from './seenText.ts';

export const lessonTooLarge: PositionFault = {
  path: '',
  message: `the file is too large: a lesson has at most ${MAX_LESSON_BYTES / 1_000_000} MB`,
};

/** Checks the shape of a lesson. Whether its board has its spaces is found once the edition is loaded. */
export function* parseLesson(json: unknown): Steps<Result<LessonFile, readonly PositionFault[]>> {
  if (typeof json === 'object' && json !== null && (json as { kind?: unknown }).kind !== 'lesson')
    return { ok: false, fault: [openedElsewhere(json) ?? { path: 'kind', message: 'this is no lesson' }] };
  const parsed = yield* shapeSteps(lessonSchema, json);
  return parsed.success
    ? { ok: true, value: parsed.data as LessonFile }
    : { ok: false, fault: shapeFaults(parsed.error) };
}

/** What a list tells of a lesson, without a look at its stops; null for what is no lesson. */
export function lessonHead(json: unknown): LessonHead | null {
  const head = readShape(lessonHeadSchema, json).data;
  return head === undefined ? null : { ...head, title: seenText(head.title, MAX_TITLE_LENGTH) };
}
