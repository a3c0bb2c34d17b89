import { branchOf, nodeIn, pathTo, ROOT, treeOf, type NodeId } from '../../engine/table/index.ts';
import { limitedFaults } from '../../saves/parseSave.ts';
import { setupOfChapter, STUDY_VERSION, type StudyChapter, type StudyFile } from '../../saves/studySchema.ts';
import type { FileFault } from '../openSave.ts';
import { chaptersOf, studyOf } from './chapters.ts';
import { chapterIn, type Chapter, type StudyDocument } from './labStore.ts';
import type { LineStop } from './positions.ts';
import { positionsOf } from './starts.ts';

/** A study as a file. */
export const toStudyFile = (title: string, document: StudyDocument, now: Date): StudyFile => ({
  version: STUDY_VERSION,
  kind: 'study',
  title,
  edition: chapterIn(document).setup.edition,
  chapters: chaptersOf(document).map(chapterFile),
  shown: document.order.indexOf(document.shown),
  savedAt: now.toISOString(),
});

function chapterFile({ title, setup, tree, cursor }: Chapter): StudyChapter {
  const { start, seed, diceMode, players } = setup;
  const { children, notes } = nodeIn(tree, ROOT);
  const branch = branchOf(tree, children);
  const places = new Map(branch.map(({ id }, place) => [id, place]));
  return {
    title,
    start,
    seed,
    diceMode,
    players,
    ...(Object.keys(notes).length > 0 && { notes }),
    nodes: branch.map(({ parent, move, notes: own }) => ({ parent, move, ...own })),
    cursor: places.get(cursor) ?? -1,
  };
}

/** A file as trees: the study, and of each chapter the node of each move in the file's order. */
export interface StudyTrees {
  readonly document: StudyDocument;
  readonly ids: readonly (readonly NodeId[])[];
}

/** The trees of a file whose shape has been checked. */
export function treesOf(file: StudyFile): StudyTrees {
  const read = file.chapters.map((chapter) => {
    const { tree, ids } = treeOf(
      chapter.nodes.map(({ parent, move, ...notes }) => ({ parent, move, notes })),
      chapter.notes,
    );
    const setup = setupOfChapter(file, chapter);
    return { ids, chapter: { title: chapter.title, setup, tree, cursor: ids[chapter.cursor] ?? ROOT } };
  });
  return {
    document: studyOf(
      read.map(({ chapter }) => chapter),
      file.shown,
    ),
    ids: read.map(({ ids }) => ids),
  };
}

/** The chapters of a file whose shape has been checked. */
export const documentOf = (file: StudyFile): StudyDocument => treesOf(file).document;

/** Plays every move of a study, a move at a time, once its starts have been read; gives what is not allowed. */
export function* playStudy({ document, ids }: StudyTrees): Generator<void, readonly FileFault[]> {
  const faults: FileFault[] = [];
  for (const [i, chapter] of chaptersOf(document).entries())
    for (const { place, stop } of yield* stopsIn(chapter, ids[i] ?? []))
      faults.push({ path: `chapters[${i}].nodes[${place}]`, ...faultOf(stop) });
  return limitedFaults(faults);
}

/**
 * Plays the moves of a chapter; gives those where the rules stop it. Of what is played only the line shown is kept: so
 * many games would take longer to keep than to play again.
 */
function* stopsIn({ setup, tree, cursor }: Chapter, ids: readonly NodeId[]) {
  const positions = positionsOf(setup);
  const stops: { readonly place: number; readonly stop: LineStop }[] = [];
  const shown = new Set([ROOT, ...pathTo(tree, cursor)]);
  /** What was found at each node. A file may name the same one several times. */
  const found = new Map<NodeId, LineStop | 'after-a-stop' | null>([[ROOT, null]]);
  for (const [place, id] of ids.entries()) {
    const { parent, children } = nodeIn(tree, id);
    if (positions === null || parent === null) continue;
    if (!found.has(id)) {
      found.set(id, found.get(parent) === null ? yield* positions.playTo(tree, id) : 'after-a-stop');
      const isLast = nodeIn(tree, parent).children.at(-1) === id;
      for (const over of [...(children.length === 0 ? [id] : []), ...(isLast ? [parent] : [])])
        if (!shown.has(over)) positions.forget(tree, over);
    }
    const stop = found.get(id) ?? null;
    if (stop !== null && stop !== 'after-a-stop') stops.push({ place, stop });
  }
  return stops;
}

function faultOf({ state, refusal }: LineStop): Omit<FileFault, 'path'> {
  if (refusal === null) return { message: 'this move cannot be played' };
  return { message: 'this move is not allowed there', rule: refusal.rule, refused: { state, refusal } };
}
