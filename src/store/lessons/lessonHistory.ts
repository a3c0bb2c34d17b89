import type { Lesson } from '../../saves/lessonSchema.ts';

/** So many edits can be undone. */
const MAX_EDITS = 200;

/** A lesson that is edited, with undo and redo. Lessons share what did not change, so keeping them costs little. */
export interface LessonHistory {
  readonly now: Lesson;
  /** What was before each edit, the latest last. */
  readonly past: readonly Lesson[];
  /** What was undone, the next to come again last. */
  readonly future: readonly Lesson[];
  /** The field that was typed in last: further letters there belong to the same edit. */
  readonly typing: string | null;
}

export const newLessonHistory = (now: Lesson): LessonHistory => ({ now, past: [], future: [], typing: null });

/** The history after an edit; one that goes on typing in the same field is no edit of its own. */
export function changed(history: LessonHistory, now: Lesson, typing: string | null = null): LessonHistory {
  if (now === history.now) return history;
  const goesOn = typing !== null && typing === history.typing;
  return { now, past: goesOn ? history.past : [...history.past, history.now].slice(-MAX_EDITS), future: [], typing };
}

export function undoneLesson(history: LessonHistory): LessonHistory {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return { now: before, past: history.past.slice(0, -1), future: [...history.future, history.now], typing: null };
}

export function redoneLesson(history: LessonHistory): LessonHistory {
  const next = history.future.at(-1);
  if (next === undefined) return history;
  return { now: next, past: [...history.past, history.now], future: history.future.slice(0, -1), typing: null };
}
