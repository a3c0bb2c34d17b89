import { castDraft, type Draft } from 'immer';
import { edited, MAX_NODES, TreeIsFull, type History, type NodeId } from '../../engine/table/index.ts';
import { chapterIn, type Chapter, type ChapterId, type EditKind, type StudyDocument } from './labStore.ts';
import { familyOf, type AnyState, type Result } from '../../engine/index.ts';
import { atPath, limitedFaults, placedInFile, startState } from '../../saves/saveFile.ts';
import type { Setup } from '../../saves/schema.ts';
import { loadStart } from '../loadEditionOf.ts';
import { faultsIn, type FileFault } from '../openSave.ts';
import { positionsFrom, type Positions } from '../../session/moveTree.ts';

/** By the set-up, so that a chapter's positions are forgotten with it. */
const known = new WeakMap<Setup, Positions>();

/** Remembers the state with which a chapter of this set-up begins. */
export const rememberStart = (setup: Setup, start: AnyState): void =>
  void known.set(setup, positionsFrom(familyOf(start), start));

/** The positions of a chapter that begins with this set-up; null if that cannot be read. */
export function positionsOf(setup: Setup): Positions | null {
  if (!known.has(setup)) {
    // A chapter brought back by undo has a copy of its set-up.
    const start = startState(setup);
    if (start.ok) rememberStart(setup, start.value);
  }
  return known.get(setup) ?? null;
}

/** Loads and remembers the starts of all chapters, or gives everything that is wrong with them. */
export async function readStarts(document: StudyDocument): Promise<Result<null, readonly FileFault[]>> {
  const faults: FileFault[] = [];
  for (const [i, { setup }] of chaptersOf(document).entries()) {
    await loadStart(setup);
    const start = startState(setup);
    if (start.ok) {
      rememberStart(setup, start.value);
      continue;
    }
    const placed = faultsIn(setup, placedInFile(setup, start.fault));
    // The edition is the study's.
    if (placed.some(({ path }) => path === 'edition')) return { ok: false, fault: limitedFaults(placed) };
    faults.push(...placed.map((fault) => atPath(`chapters[${i}]`, fault)));
  }
  return faults.length === 0 ? { ok: true, value: null } : { ok: false, fault: limitedFaults(faults) };
}

/** A study of these chapters, of which the one at this place is shown. */
export const studyOf = (chapters: readonly Chapter[], shown = 0): StudyDocument => ({
  chapters: Object.fromEntries(chapters.entries()),
  order: chapters.map((_, place) => place),
  shown: Math.min(Math.max(shown, 0), chapters.length - 1),
});

/** The chapters in their order. */
export const chaptersOf = ({ chapters, order }: StudyDocument): readonly Chapter[] =>
  order.flatMap((id) => chapters[id] ?? []);

/** The study with its cursor at another node of the chapter shown. */
export function placedAt(document: StudyDocument, cursor: NodeId): StudyDocument {
  const chapter = chapterIn(document);
  if (chapter.cursor === cursor) return document;
  return { ...document, chapters: { ...document.chapters, [document.shown]: { ...chapter, cursor } } };
}

/** The study with another chapter shown. */
export const shownAt = (document: StudyDocument, shown: ChapterId): StudyDocument =>
  document.shown === shown ? document : { ...document, shown };

/** Edits the study as one step of undo. Throws TreeIsFull if all its trees together would have too many moves. */
export function editedStudy(
  history: History<StudyDocument>,
  what: EditKind,
  recipe: (draft: Draft<StudyDocument>) => void,
): History<StudyDocument> {
  const after = edited(history, what, recipe);
  const size = chaptersOf(after.now).reduce((sum, { tree }) => sum + tree.size - 1, 0);
  if (size >= MAX_NODES) throw new TreeIsFull(`A study has at most ${MAX_NODES - 1} moves.`);
  return after;
}

/** A study after an edit of the chapter shown. */
export const editedChapter = (
  history: History<StudyDocument>,
  what: EditKind,
  recipe: (draft: Draft<Chapter>) => void,
): History<StudyDocument> =>
  editedStudy(history, what, ({ chapters, shown }) => {
    const chapter = chapters[shown];
    if (chapter !== undefined) recipe(chapter);
  });

/** Adds chapters at the end and shows the first of them. */
export function append(draft: Draft<StudyDocument>, chapters: readonly Chapter[]): void {
  const first = Math.max(-1, ...draft.order) + 1;
  for (const [i, chapter] of chapters.entries()) {
    draft.chapters[first + i] = castDraft(chapter);
    draft.order.push(first + i);
  }
  if (chapters.length > 0) draft.shown = first;
}

/**
 * The chapter to be shown after an edit, or after one was undone or done again: the one whose tree it changed, else
 * the one that was shown, else the one now in its place.
 */
export function chapterAfter(before: StudyDocument, after: StudyDocument): ChapterId {
  const changed = after.order.filter((id) => after.chapters[id]?.tree !== before.chapters[id]?.tree);
  if (changed.includes(after.shown)) return after.shown;
  if (changed[0] !== undefined) return changed[0];
  if (after.order.includes(after.shown)) return after.shown;
  const place = Math.min(before.order.indexOf(before.shown), after.order.length - 1);
  return after.order[place] ?? after.shown;
}
