import type { KeptFile } from '../../saves/keptFiles.ts';
import { familyOf, type Result, type AnyCommand, type AnyState, type Beginning } from '../../engine/index.ts';
import { graft, newHistory, ROOT, type Branch } from '../../engine/table/index.ts';
import { MAX_STUDY_BYTES } from '../../saves/limits.ts';
import { parseStudy, setupOfChapter, type StudyFile, type StudyHead } from '../../saves/studySchema.ts';
import type { DiceMode, Setup, SideLine } from '../../saves/schema.ts';
import { startState } from '../../saves/saveFile.ts';
import { newSeed } from '../../session/dice.ts';
import { gameBranch } from '../../session/branches.ts';
import { faultsIn, type FileFault } from '../openSave.ts';
import { partOfReading, readJson, runInChunks, type ReadingInChunks } from '../runInChunks.ts';
import { runningGame } from '../displayedGame.ts';
import { editedChapter, studyOf } from './chapters.ts';
import { chapterOfBranch, NO_NAME, openDocument, openLab } from './openLab.ts';
import { playShown, readStudy, type StudyTrees, readLink } from './studyFile.ts';
import { goOnWriting } from './noteDrafts.ts';
import { listStudies, storedStudy, studyStorage } from './studyStorage.ts';
import { labDocument } from './labStore.ts';

export type Faults = readonly FileFault[];

/** Opens the lab at the first turn of a loaded edition, with one player for each side. */
export const testOpening = (edition: string, title: string, diceMode?: DiceMode): Result<null, Faults> =>
  openAtStart(familyOf({ edition }).usualBeginning(edition), title, diceMode);

/** Opens the lab at a position of a loaded edition. Load what reads positions first. */
export const testPosition = (
  edition: string,
  position: object,
  title: string,
  diceMode?: DiceMode,
): Result<null, Faults> =>
  openAtStart(
    { ...familyOf({ edition }).usualBeginning(edition), start: { kind: 'position', position } },
    title,
    diceMode,
  );

function openAtStart(beginning: Beginning, title: string, diceMode: DiceMode = 'program'): Result<null, Faults> {
  const setup: Setup = { ...beginning, seed: newSeed(), diceMode };
  const start = startState(setup);
  if (!start.ok) return { ok: false, fault: faultsIn(setup, start.fault) };
  openLab({ setup, start: start.value, commands: [], title });
  return { ok: true, value: null };
}

/**
 * Opens the lab with the whole running game as a line, and what was taken back as variations: at the game's present
 * end, or at that of a line taken back. If there is a study of this game already, in that one.
 */
export async function analyseGame(title: string, line: SideLine | null = null): Promise<void> {
  const { setup, timeline } = runningGame();
  if (setup === null || timeline === null) return;
  const { start } = timeline;
  const { branch, end: now, ends } = await runInChunks(gameBranch(timeline));
  const end = (line === null ? undefined : ends.get(line)) ?? now;
  for (const { id, file: head } of await listStudies().catch(() => [])) {
    const place = head === null ? -1 : chapterOfGame(head, setup);
    const file = place < 0 ? null : await storedStudy(id).catch(() => null);
    if (file !== null && (await openAt(id, file, place, branch, end))) return;
  }
  const document = studyOf([chapterOfBranch(NO_NAME, { setup, start }, branch, end)]);
  await playShown(document);
  openDocument({ id: newSeed(), title, document });
}

/** The place of the chapter that begins as this game did; -1 if there is none. */
const chapterOfGame = (file: StudyHead, setup: Setup): number =>
  file.chapters.findIndex((chapter) => {
    const { edition, start, seed, players, diceMode } = setupOfChapter(file, chapter);
    return (
      seed === setup.seed &&
      JSON.stringify({ ...setup, edition, start, seed, players, diceMode }) === JSON.stringify(setup)
    );
  });

/** Opens a kept study of the game, in this chapter, at a place of the game; false if it cannot be read. */
async function openAt(
  id: string,
  file: StudyFile,
  shown: number,
  branch: Branch<AnyCommand>,
  end: number,
): Promise<boolean> {
  const study = await readStudy({ ...file, shown }, 'this-browser');
  if (!study.ok) return false;
  const { now } = editedChapter(newHistory(study.value.document), 'play', (draft) => {
    draft.cursor = graft(draft.tree, ROOT, branch)[end] ?? ROOT;
  });
  await playShown(now);
  goOnFrom(id, file, study.value);
  openDocument({ id, title: file.title, document: now, keeping: 'kept' });
  return true;
}

/** Goes on from a kept state of a study, with what was being written in it. */
function goOnFrom(id: string, file: StudyFile, study: StudyTrees): void {
  studyStorage.goOnFrom(id, file.savedAt);
  goOnWriting(id, file, study);
}

/**
 * Opens a study that this browser keeps, as it is kept now: another tab may have gone on with it since it was listed.
 * The study is trusted to be legal; what is not is found when it is shown.
 */
export async function openKept({ id }: Pick<KeptFile, 'id'>, reading?: ReadingInChunks): Promise<Result<null, Faults>> {
  const file = await storedStudy(id, partOfReading(reading, 0, 0.5));
  if (file === null) return { ok: false, fault: [NOT_READABLE] };
  return openKeptFile(id, file, partOfReading(reading, 0.5, 1));
}

/** Opens a kept study in the state that is kept now. */
export async function openKeptFile(
  id: string,
  file: StudyFile,
  reading?: ReadingInChunks,
): Promise<Result<null, Faults>> {
  const study = await readStudy(file, 'this-browser', reading);
  if (!study.ok) return study;
  goOnFrom(id, file, study.value);
  openDocument({ id, title: file.title, document: study.value.document, keeping: 'kept' });
  return { ok: true, value: null };
}

export const NOT_READABLE: FileFault = {
  path: '',
  message: 'it is damaged, was written by a newer version of this program, or another tab has deleted it',
};

/** Opens the text of a study file. Every move is played first; if anything is wrong, nothing changes. */
export async function importStudy(text: string, reading?: ReadingInChunks): Promise<Result<null, Faults>> {
  const study = await readStudyText(text, partOfReading(reading, 0, 0.3));
  return study.ok ? openStudyFile(study.value, 'elsewhere', partOfReading(reading, 0.3, 1)) : study;
}

async function readStudyText(text: string, reading?: ReadingInChunks): Promise<Result<StudyFile, Faults>> {
  const json = await readJson(text, MAX_STUDY_BYTES, partOfReading(reading, 0, 0.5));
  return json.ok ? runInChunks(parseStudy(json.value), partOfReading(reading, 0.5, 1)) : json;
}

/** Opens the study of a link as a new one, in the same way. */
export async function openLink(packed: string, reading?: ReadingInChunks): Promise<Result<null, Faults>> {
  const study = await readLink(packed);
  return study.ok ? openStudyFile(study.value, 'elsewhere', reading) : study;
}

/** Opens a study as a new one after every move was played. */
export async function openStudyFile(
  file: StudyFile,
  keeping: 'nothing' | 'elsewhere',
  reading?: ReadingInChunks,
): Promise<Result<null, Faults>> {
  const study = await readStudy(file, 'elsewhere', reading);
  if (!study.ok) return study;
  openDocument({ id: newSeed(), title: file.title, document: study.value.document, keeping });
  return { ok: true, value: null };
}

/** Opens a study that begins on this board of the open one. What was open is kept among the studies. */
export async function openBoard(state: AnyState, title: string): Promise<boolean> {
  const { diceMode } = labDocument().setup;
  const { toPosition } = await familyOf(state).loadPositions();
  return testPosition(state.edition, toPosition(state), title, diceMode).ok;
}
