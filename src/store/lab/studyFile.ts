import { partOfSteps, type Steps, type Result } from '../../engine/index.ts';
import { branchOf, nodeIn, pathTo, ROOT, treeSteps, type NodeId, type NodeNotes } from '../../engine/table/index.ts';
import { MAX_COMMENT_LENGTH, MAX_LINE_NAME_LENGTH, MAX_TITLE_LENGTH } from '../../saves/limits.ts';
import { limitedFaults } from '../../saves/saveFile.ts';
import { seenText } from '../../saves/seenText.ts';
import { STUDY_VERSION } from '../../saves/schema.ts';
import { setupOfChapter, type StudyChapter, type StudyFile, parseStudy } from '../../saves/studySchema.ts';
import type { LineStop } from '../../session/moveTree.ts';
import { packedFile } from '../../saves/link.ts';
import type { FileFault } from '../openSave.ts';
import { readLinked, runInChunks, partOfReading, type ReadingInChunks } from '../runInChunks.ts';
import { chaptersOf, studyOf, positionsOf, readStarts } from './chapters.ts';
import { chapterIn, type Chapter, type StudyDocument } from './labStore.ts';
import { drawFaults } from './draws.ts';

/** A study as a file, which can always be read again: without characters that no file may hold, and cut. */
export const toStudyFile = (title: string, document: StudyDocument, now: Date): StudyFile => ({
  version: STUDY_VERSION,
  kind: 'study',
  title: seenText(title, MAX_TITLE_LENGTH),
  edition: chapterIn(document).setup.edition,
  chapters: chaptersOf(document).map(chapterFile),
  shown: document.order.indexOf(document.shown),
  savedAt: now.toISOString(),
});

function chapterFile({ title, setup, tree, cursor }: Chapter): StudyChapter {
  const { edition: _edition, ...begin } = setupOfChapter(setup, setup);
  const { children, notes } = nodeIn(tree, ROOT);
  const branch = branchOf(tree, children);
  const places = new Map(branch.map(({ id }, place) => [id, place]));
  return {
    title: seenText(title, MAX_TITLE_LENGTH),
    ...begin,
    ...(Object.keys(notes).length > 0 && { notes: seenNotes(notes) }),
    nodes: branch.map(({ parent, move, notes: own }) => ({ parent, move, ...seenNotes(own) })),
    cursor: places.get(cursor) ?? -1,
  };
}

const seenNotes = ({ name, comment, ...others }: NodeNotes): NodeNotes => ({
  ...others,
  ...(name !== undefined && { name: seenText(name, MAX_LINE_NAME_LENGTH) }),
  ...(comment !== undefined && { comment: seenText(comment, MAX_COMMENT_LENGTH) }),
});

/** A file as trees: the study, and of each chapter the node of each move in the file's order. */
export interface StudyTrees {
  readonly document: StudyDocument;
  readonly ids: readonly (readonly NodeId[])[];
}

/** The trees of a file whose shape has been checked. */
function* treesOf(file: StudyFile): Steps<StudyTrees> {
  const chapters: Chapter[] = [];
  const ids: (readonly NodeId[])[] = [];
  for (const [i, chapter] of file.chapters.entries()) {
    const nodes = chapter.nodes.map(({ parent, move, ...notes }) => ({ parent, move, notes }));
    const grown = yield* partOfSteps(i, file.chapters.length, treeSteps(nodes, chapter.notes));
    const cursor = grown.ids[chapter.cursor] ?? ROOT;
    chapters.push({ title: chapter.title, setup: setupOfChapter(file, chapter), tree: grown.tree, cursor });
    ids.push(grown.ids);
  }
  return { document: studyOf(chapters, file.shown), ids };
}

/** Plays every move of a study once its starts have been read; gives what is not allowed. */
function* playStudy({ document, ids }: StudyTrees): Steps<readonly FileFault[]> {
  const faults: FileFault[] = [];
  const chapters = chaptersOf(document);
  for (const [i, chapter] of chapters.entries())
    for (const { place, stop } of yield* partOfSteps(i, chapters.length, stopsIn(chapter, ids[i] ?? [])))
      faults.push({ path: `chapters[${i}].nodes[${place}]`, ...faultOf(stop) });
  return limitedFaults(faults);
}

/**
 * Plays the moves of a chapter; gives those where the rules stop it. Only the games of the line shown are kept, and
 * variations are played before the line that they leave goes on, so that few others wait: so many games would take
 * longer to keep than to play again.
 */
function* stopsIn(
  { setup, tree, cursor }: Chapter,
  ids: readonly NodeId[],
): Steps<readonly { readonly place: number; readonly stop: LineStop }[]> {
  const positions = positionsOf(setup);
  if (positions === null) return [];
  const kept = new Set([ROOT, ...pathTo(tree, cursor)]);
  const stops = new Map<NodeId, LineStop>();
  const open = [...nodeIn(tree, ROOT).children];
  let played = 0;
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const stop = yield* partOfSteps(played, tree.size, positions.playTo(tree, id));
    played += 1;
    const { parent, children } = nodeIn(tree, id);
    if (stop !== null) stops.set(id, stop);
    else open.push(...children);
    const isLast = parent !== null && nodeIn(tree, parent).children[0] === id;
    for (const over of [...(children.length === 0 ? [id] : []), ...(isLast ? [parent] : [])])
      if (!kept.has(over)) positions.forget(tree, over);
  }
  // A file may name the same move several times.
  return ids.flatMap((id, place) => {
    const stop = stops.get(id);
    return stop === undefined ? [] : [{ place, stop }];
  });
}

function faultOf({ state, refusal }: LineStop): Omit<FileFault, 'path'> {
  if (refusal === null) return { message: 'this move cannot be played' };
  return { message: 'this move is not allowed there', rule: refusal.rule, refused: { state, refusal } };
}

/** A study for a link, as letters; they may be too many (see MAX_LINK_LENGTH). */
export const packedStudy = (file: StudyFile): Promise<string> => packedFile(withoutSeeds(file));

/** Who gets a link to the study of a game must not learn what its dice will be. */
const withoutSeeds = (file: StudyFile): StudyFile => ({
  ...file,
  chapters: file.chapters.map((chapter) => ({ ...chapter, seed: 'link' })),
});

/** Reads the study of a link, which may hold anything. Whether its moves are legal is found by playing them. */
export async function readLink(packed: string): Promise<Result<StudyFile, readonly FileFault[]>> {
  const json = await readLinked(packed, 'study');
  return json.ok ? runInChunks(parseStudy(json.value)) : json;
}

/**
 * A study as trees, or what is wrong with it. One from elsewhere is played, every move of it; of one that this browser
 * kept only the starts and the drawings are checked.
 */
export async function readStudy(
  file: StudyFile,
  from: 'elsewhere' | 'this-browser',
  reading?: ReadingInChunks,
): Promise<Result<StudyTrees, readonly FileFault[]>> {
  const study = await runInChunks(treesOf(file), partOfReading(reading, 0, 0.1));
  const { document } = study;
  const starts = await readStarts(document);
  if (!starts.ok) return starts;
  const toPlay = partOfReading(reading, 0.1, 1);
  const moves = from === 'elsewhere' ? await runInChunks(playStudy(study), toPlay) : [];
  const faults = limitedFaults([...(await runInChunks(drawFaults(file))), ...moves]);
  if (faults.length > 0) return { ok: false, fault: faults };
  await playShown(document, from === 'elsewhere' ? undefined : toPlay);
  reading?.signal.throwIfAborted();
  return { ok: true, value: study };
}

/** Plays the line shown in chunks, so that the page does not stand still when it is put on the table. */
export async function playShown(document: StudyDocument, reading?: ReadingInChunks): Promise<void> {
  const { setup, tree, cursor } = chapterIn(document);
  const positions = positionsOf(setup);
  if (positions !== null) await runInChunks(positions.playTo(tree, cursor), reading);
}
