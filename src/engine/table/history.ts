import { applyPatches, enablePatches, produceWithPatches, type Draft, type Patch } from 'immer';

enablePatches();

/** So many steps can be undone. */
export const MAX_STEPS = 1_000;

/** One edit, to be undone and done again. */
interface UndoableEdit {
  /** What was done, for the button that undoes it. */
  readonly what: string;
  readonly forth: readonly Patch[];
  readonly back: readonly Patch[];
}

/** A document that is edited, with undo and redo. */
export interface History<Document> {
  readonly now: Document;
  /** Latest last. */
  readonly done: readonly UndoableEdit[];
  /** The next to be done again last. */
  readonly undone: readonly UndoableEdit[];
}

export const newHistory = <Document>(now: Document): History<Document> => ({ now, done: [], undone: [] });

/** The history after one more edit; the same history if the edit changes nothing. */
export function edited<Document extends object>(
  history: History<Document>,
  what: string,
  edit: (draft: Draft<Document>) => void,
): History<Document> {
  const [now, forth, back] = produceWithPatches(history.now, (draft: Draft<Document>) => void edit(draft));
  if (forth.length === 0) return history;
  return { now: now as Document, done: [...history.done, { what, forth, back }].slice(-MAX_STEPS), undone: [] };
}

/** The history without the latest edit. */
export function undone<Document extends object>(history: History<Document>): History<Document> {
  const step = history.done.at(-1);
  if (step === undefined) return history;
  const now = applyPatches(history.now, step.back);
  return { now, done: history.done.slice(0, -1), undone: [...history.undone, step] };
}

/** The history with the latest undone edit. */
export function redone<Document extends object>(history: History<Document>): History<Document> {
  const step = history.undone.at(-1);
  if (step === undefined) return history;
  const now = applyPatches(history.now, step.forth);
  return { now, done: [...history.done, step], undone: history.undone.slice(0, -1) };
}

/** The document changed without a step: what is no edit, such as a place in it. */
export const moved = <Document>(history: History<Document>, now: Document): History<Document> => ({ ...history, now });
