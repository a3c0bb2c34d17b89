import { MAX_CHAPTERS, MAX_STUDY_BYTES } from '../../saves/limits.ts';
import { append, chaptersOf } from './chapters.ts';
import { editStudy, showChapter } from './editLab.ts';
import { useLab, type Chapter, type ChapterId, type OpenStudy } from './labStore.ts';
import { familyOf, type Result, type AnyCommand, type AnyState } from '../../engine/index.ts';
import { isStudy } from '../../saves/isStudy.ts';
import { parseStudy } from '../../saves/studySchema.ts';
import type { Setup } from '../../saves/schema.ts';
import { startState } from '../../saves/saveFile.ts';
import { newSeed } from '../../session/dice.ts';
import { openFile } from '../openFile.ts';
import { faultsIn, type FileFault } from '../openSave.ts';
import { partOfReading, readJson, runInChunks, type ReadingInChunks } from '../runInChunks.ts';
import { chapterOfLine } from './openLab.ts';
import { readStudy } from './studyFile.ts';

/** Shows a chapter where it was left. */
export function openChapter(id: ChapterId): void {
  const { study, history } = useLab.getState();
  if (study !== null && id !== history.now.shown) showChapter(study.id, history, id);
}

/** Adds chapters at the end, as one step of undo, and shows the first of them; nothing if there is no room. */
function addChapters(chapters: readonly Chapter[]): void {
  const { order } = useLab.getState().history.now;
  if (order.length + chapters.length > MAX_CHAPTERS) useLab.setState({ trouble: 'chapters-full' });
  else editStudy('add-chapter', (draft) => append(draft, chapters));
}

export const renameChapter = (id: ChapterId, title: string): void =>
  editStudy('rename-chapter', ({ chapters }) => {
    const chapter = chapters[id];
    if (chapter !== undefined) chapter.title = title;
  });

/** Moves a chapter towards the beginning (-1) or the end (1). */
export const moveChapter = (id: ChapterId, by: -1 | 1): void =>
  editStudy('move-chapter', ({ order }) => {
    const place = order.indexOf(id);
    if (place < 0 || order[place + by] === undefined) return;
    order.splice(place, 1);
    order.splice(place + by, 0, id);
  });

/** Takes a chapter away with its tree; a study keeps at least one. */
export const removeChapter = (id: ChapterId): void =>
  editStudy('remove-chapter', (draft) => {
    const place = draft.order.indexOf(id);
    if (place < 0 || draft.order.length === 1) return;
    draft.order.splice(place, 1);
    delete draft.chapters[id];
    if (draft.shown === id) draft.shown = draft.order[place] ?? draft.order.at(-1) ?? 0;
  });

type Added = Result<null, readonly FileFault[]>;

const ADDED: Added = { ok: true, value: null };
const failed = (path: string, message: string): Added => ({ ok: false, fault: [{ path, message }] });

/** Adds a chapter that begins with the edition's set-up, as it was agreed for this study. */
export function beginAtSetup(title: string): Added {
  const { study, history } = useLab.getState();
  if (study === null) return ADDED;
  const starts = [study.setup.start, ...chaptersOf(history.now).map(({ setup }) => setup.start)];
  const agreed = starts.find(({ kind }) => kind === 'setup');
  return begin(study, title, agreed ?? familyOf(study.setup).usualBeginning(study.setup.edition).start);
}

/** Adds a chapter that begins with this board. */
export async function beginAtBoard(title: string, board: AnyState): Promise<Added> {
  const { toPosition } = await familyOf(board).loadPositions();
  return beginAtPosition(title, toPosition(board));
}

/** Adds a chapter that begins with this position. Load what reads positions first (see loadPositions). */
export function beginAtPosition(title: string, position: object): Added {
  const { study } = useLab.getState();
  return study === null ? ADDED : begin(study, title, { kind: 'position', position });
}

function begin({ setup: { edition, diceMode, players } }: OpenStudy, title: string, start: Setup['start']): Added {
  const setup: Setup = { edition, start, seed: newSeed(), diceMode, players };
  const state = startState(setup);
  if (!state.ok) return { ok: false, fault: faultsIn(setup, state.fault) };
  addChapters([chapterOfLine(title, { setup, start: state.value, commands: [] })]);
  return ADDED;
}

/**
 * Adds what a file holds: a position, a saved game with its line, or all chapters of a study. Every move is played
 * first; if anything is wrong, nothing changes.
 */
export async function beginFromFile(title: string, text: string, reading?: ReadingInChunks): Promise<Added> {
  const { study } = useLab.getState();
  if (study === null) return ADDED;
  const chapters = await chaptersIn(title, text, study.setup, reading);
  reading?.signal.throwIfAborted();
  if (!chapters.ok) return chapters;
  const { edition } = study.setup;
  if (chapters.value.some(({ setup }) => setup.edition !== edition))
    return failed('edition', 'it is of another edition than this study');
  // The study may have been closed meanwhile.
  if (useLab.getState().study?.id === study.id) addChapters(chapters.value);
  return ADDED;
}

async function chaptersIn(
  title: string,
  text: string,
  { edition, diceMode, players }: Setup,
  reading?: ReadingInChunks,
): Promise<Result<readonly Chapter[], readonly FileFault[]>> {
  const json = await readJson(text, MAX_STUDY_BYTES, partOfReading(reading, 0, 0.1));
  if (!json.ok) return json;
  if (isStudy(json.value)) {
    const file = await runInChunks(parseStudy(json.value), partOfReading(reading, 0.1, 0.3));
    if (!file.ok) return file;
    const read = await readStudy(file.value, 'elsewhere', partOfReading(reading, 0.3, 1));
    return read.ok ? { ok: true, value: chaptersOf(read.value.document) } : read;
  }
  const opened = await openFile(text, { edition, seed: newSeed(), diceMode, players }, partOfReading(reading, 0.1, 1));
  if (!opened.ok) return { ok: false, fault: opened.fault.faults };
  const { setup, timeline } = opened.value;
  const commands: readonly AnyCommand[] = timeline.commands;
  return { ok: true, value: [chapterOfLine(title, { setup, start: timeline.start, commands })] };
}
