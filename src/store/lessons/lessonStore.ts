import { create } from 'zustand';
import { type Lesson, lessonOf, type LessonFile } from '../../saves/lessonSchema.ts';
import type { FileFault } from '../openSave.ts';
import { readLesson } from './lessonFaults.ts';
import { goOnFrom, storedLesson, shippedLesson } from './lessonStorage.ts';

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

/** The lesson that is edited or shown. */
export interface OpenLesson {
  readonly id: string;
  /** False for one that ships, which cannot be changed. */
  readonly isOwn: boolean;
  readonly history: LessonHistory;
  /** The stop that is edited. */
  readonly at: number;
  /** Grows when a stop is chosen, so that the map shows its view, the same one again too. */
  readonly visits: number;
  /** How far its latest change is stored. */
  readonly keeping: 'nothing' | 'keeping' | 'kept' | 'failed';
  /**
   * What another tab did with it: `followed` if its changes were taken over here, `copied` if both changed it at once
   * and this one became a copy.
   */
  readonly elsewhere: 'followed' | 'copied' | null;
}

/** Why a lesson cannot be opened. */
export type LessonTrouble =
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'broken'; readonly faults: readonly FileFault[] };

interface LessonStore {
  readonly open: OpenLesson | null;
  /** What was asked for last and cannot be opened. */
  readonly refused: { readonly id: string; readonly trouble: LessonTrouble } | null;
}

export const useLessons = create<LessonStore>()(() => ({ open: null, refused: null }));

/** The stop that is edited; the last one, if there are fewer by now. */
export const stopAt = ({ history, at }: OpenLesson): number => Math.min(at, history.now.stops.length - 1);

/** Opens a lesson that ships or that this browser keeps. One that is open stays as it is. */
export async function openLesson(id: string): Promise<void> {
  if (useLessons.getState().open?.id === id) return;
  useLessons.setState({ open: null, refused: null });
  const refuse = (trouble: LessonTrouble): void => useLessons.setState({ refused: { id, trouble } });
  try {
    const shipped = await shippedLesson(id);
    const stored = shipped ?? (await storedLesson(id));
    if (stored === undefined) return refuse({ kind: 'missing' });
    const read = await readLesson(stored);
    if (!read.ok) return refuse({ kind: 'broken', faults: read.fault });
    goOnFrom(id, read.value.savedAt);
    useLessons.setState({ open: opened(id, read.value, shipped === null) });
  } catch {
    refuse({ kind: 'unreachable' });
  }
}

const opened = (id: string, file: LessonFile, isOwn: boolean): OpenLesson => ({
  id,
  isOwn,
  history: newLessonHistory(lessonOf(file)),
  at: 0,
  visits: 0,
  keeping: 'nothing',
  elsewhere: null,
});

/** Closes a lesson, if it is open: it will be deleted. */
export function closeLesson(id: string): void {
  if (useLessons.getState().open?.id === id) useLessons.setState({ open: null });
}

const change = (next: (open: OpenLesson) => OpenLesson): void =>
  useLessons.setState(({ open }) => (open === null ? {} : { open: next(open) }));

/** Edits the open lesson. Further letters in the field `typing` names are one edit with those before. */
export function editLesson(edit: (lesson: Lesson) => Lesson, typing: string | null = null): void {
  change((open) => (open.isOwn ? { ...open, history: changed(open.history, edit(open.history.now), typing) } : open));
}

/** Edits it and goes to a stop. */
export function editLessonAt(at: number, edit: (lesson: Lesson) => Lesson): void {
  editLesson(edit);
  goToStop(at);
}

/** Chooses a stop, and shows its view. */
export function goToStop(at: number): void {
  change((open) => {
    const last = open.history.now.stops.length - 1;
    return { ...open, at: Math.max(0, Math.min(at, last)), visits: open.visits + 1 };
  });
}

export const undoLesson = (): void => change((open) => ({ ...open, history: undoneLesson(open.history) }));

export const redoLesson = (): void => change((open) => ({ ...open, history: redoneLesson(open.history) }));
