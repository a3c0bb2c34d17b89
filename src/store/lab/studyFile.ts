import type { GameState } from '../../engine/index.ts';
import { branchOf, nodeIn, ROOT, treeOf } from '../../engine/table/index.ts';
import { limitedFaults } from '../../saves/parseSave.ts';
import { playNodes } from '../../saves/playNodes.ts';
import { setupOfChapter, STUDY_VERSION, type StudyChapter, type StudyFile } from '../../saves/studySchema.ts';
import type { FileFault } from '../openSave.ts';
import { chaptersOf, studyOf } from './chapters.ts';
import { chapterIn, type Chapter, type StudyDocument } from './labStore.ts';

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

/** The chapters of a file whose shape has been checked. */
export const documentOf = (file: StudyFile): StudyDocument =>
  studyOf(
    file.chapters.map((chapter) => chapterOf(file, chapter)),
    file.shown,
  );

function chapterOf(file: StudyFile, chapter: StudyChapter): Chapter {
  const { tree, ids } = treeOf(
    chapter.nodes.map(({ parent, move, ...notes }) => ({ parent, move, notes })),
    chapter.notes,
  );
  return { title: chapter.title, setup: setupOfChapter(file, chapter), tree, cursor: ids[chapter.cursor] ?? ROOT };
}

/** Plays every move of a study, a move at a time, from the starts of its chapters; gives what is not allowed. */
export function* playStudy(
  starts: readonly GameState[],
  { chapters }: Pick<StudyFile, 'chapters'>,
): Generator<void, readonly FileFault[]> {
  const faults: FileFault[] = [];
  for (const [i, start] of starts.entries())
    for (const { place, refused } of playNodes(start, chapters[i]?.nodes ?? [])) {
      if (refused !== null) faults.push({ path: `chapters[${i}].nodes[${place}]`, ...faultOf(refused) });
      yield;
    }
  return limitedFaults(faults);
}

function faultOf({
  state,
  refusal,
}: {
  state: GameState;
  refusal: NonNullable<FileFault['refused']>['refusal'] | null;
}) {
  if (refusal === null) return { message: 'this move cannot be played' };
  return { message: 'this move is not allowed there', rule: refusal.rule, refused: { state, refusal } };
}
