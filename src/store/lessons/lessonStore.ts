import { create } from 'zustand';
import { type Lesson, lessonOf, type LessonFile, type Stop } from '../../saves/lessonSchema.ts';
import type { FileFault } from '../openSave.ts';
import { readLesson } from './lessonFaults.ts';
import { goOnFrom, storedLesson, shippedLesson } from './lessonStorage.ts';
import { afterStroke, MAX_DRAWS, type Draw } from '../../engine/table/index.ts';
import { MAX_STOPS } from '../../saves/limits.ts';
import { useDrawings } from '../drawings.ts';

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

/** Pure edits of a lesson. Each gives the same lesson if nothing changes. */

/** With a further stop after the one at this place. */
export const withStop = (lesson: Lesson, after: number, stop: Stop): Lesson =>
  lesson.stops.length >= MAX_STOPS ? lesson : { ...lesson, stops: lesson.stops.toSpliced(after + 1, 0, stop) };

/** Without a stop; the last one stays. */
export const withoutStop = (lesson: Lesson, at: number): Lesson =>
  lesson.stops.length <= 1 || lesson.stops[at] === undefined
    ? lesson
    : { ...lesson, stops: lesson.stops.toSpliced(at, 1) };

/** With a stop moved to another place. */
export function withStopAt(lesson: Lesson, from: number, to: number): Lesson {
  const stop = lesson.stops[from];
  if (stop === undefined || from === to || lesson.stops[to] === undefined) return lesson;
  return { ...lesson, stops: lesson.stops.toSpliced(from, 1).toSpliced(to, 0, stop) };
}

/** With parts of a stop changed. */
export function withChange(lesson: Lesson, at: number, parts: Partial<Stop>): Lesson {
  const stop = lesson.stops[at];
  if (stop === undefined || Object.entries(parts).every(([key, value]) => stop[key as keyof Stop] === value))
    return lesson;
  const next = Object.fromEntries(Object.entries({ ...stop, ...parts }).filter(([, value]) => value !== undefined));
  return { ...lesson, stops: lesson.stops.with(at, next as unknown as Stop) };
}

/** With a stroke of the pen at a stop; the same lesson if there are too many. */
export function withStroke(lesson: Lesson, at: number, draw: Draw): Lesson {
  const draws = afterStroke(lesson.stops[at]?.draws ?? [], draw);
  if (draws.length > MAX_DRAWS) return lesson;
  return withChange(lesson, at, { draws: draws.length === 0 ? undefined : draws });
}

/**
 * Shows the drawings of a lesson on the map and sends strokes there, in place of what was drawn on it (as by the lab).
 * Arrows lead from point to point. Returns a function that gives the map back.
 */
export function lendDrawings(draws: readonly Draw[], stroke: ((draw: Draw) => void) | null): () => void {
  const { points: _, ...before } = useDrawings.getState();
  useDrawings.setState({ draws, stroke, isByPoints: true, isDrawing: false, begun: null, latest: null });
  return () => useDrawings.setState({ ...before, isDrawing: false, begun: null, latest: null });
}
