import {
  newGame,
  usualVictory,
  type Command,
  type Edition,
  type PositionFile,
  type Result,
} from '../../engine/index.ts';
import { edited, follow, newHistory, ROOT } from '../../engine/table/index.ts';
import { limitedFaults, parseJson } from '../../saves/parseSave.ts';
import { parseStudy } from '../../saves/parseStudy.ts';
import type { Setup } from '../../saves/schema.ts';
import { startState } from '../../saves/startState.ts';
import type { StudyFile } from '../../saves/studySchema.ts';
import { newSeed } from '../dice.ts';
import { loadStart } from '../loadEditionOf.ts';
import { faultsIn, type FileFault } from '../openSave.ts';
import { runInChunks } from '../runInChunks.ts';
import { runningGame } from '../runningGame.ts';
import { drawFaults } from './drawFaults.ts';
import { openDocument, openLab } from './openLab.ts';
import { documentOf, playStudy } from './studyFile.ts';
import { listStudies, type KeptStudyEntry } from './studyStorage.ts';

export type Faults = readonly FileFault[];

/** Opens the lab at the first turn of an edition, with one player for each side. */
export const testOpening = (edition: Edition, title: string): Result<null, Faults> =>
  openAtStart(edition, { kind: 'setup', victory: usualVictory(edition) }, title);

/** Opens the lab at a position of a loaded edition. Load what reads positions first (see loadPositions). */
export const testPosition = (edition: Edition, position: PositionFile, title: string): Result<null, Faults> =>
  openAtStart(edition, { kind: 'position', position }, title);

function openAtStart(edition: Edition, begin: Setup['start'], title: string): Result<null, Faults> {
  const setup: Setup = {
    edition: edition.id,
    start: begin,
    seed: newSeed(),
    diceMode: 'program',
    players: newGame(edition).players.map(({ name, powers }) => ({ name, powers: [...powers] })),
  };
  const start = startState(setup);
  if (!start.ok) return { ok: false, fault: faultsIn(setup, start.fault) };
  openLab({ setup, start: start.value, commands: [], title });
  return { ok: true, value: null };
}

/**
 * Opens the lab at the present end of the running game, with the whole game as a line; if there is a study of this game
 * already, in that one.
 */
export async function analyseGame(title: string): Promise<void> {
  const { setup, start, commands } = runningGame();
  if (setup === null || start === null) return;
  const known = (await listStudies().catch(() => [])).find(({ file }) => file !== null && isOf(file, setup));
  if (known?.file) openAt(known.id, known.file, setup, start, commands);
  else openLab({ setup, start, commands, title });
}

const isOf = ({ edition, start, seed, players, diceMode }: StudyFile, setup: Setup): boolean =>
  seed === setup.seed &&
  JSON.stringify({ ...setup, edition, start, seed, players, diceMode }) === JSON.stringify(setup);

/** Opens a kept study of the game at its present end. */
function openAt(
  id: string,
  file: StudyFile,
  setup: Setup,
  start: NonNullable<ReturnType<typeof runningGame>['start']>,
  commands: readonly Command[],
): void {
  const { now: document } = edited(newHistory(documentOf(file)), 'play', (draft) => {
    draft.cursor = follow(draft.tree, ROOT, commands);
  });
  openDocument({ id, setup, start, title: file.title, document, isKept: true });
}

/** Opens a study that this browser keeps. It is trusted to be legal; what is not is found when it is shown. */
export async function openKept({ id, file }: KeptStudyEntry): Promise<Result<null, Faults>> {
  return file === null ? { ok: false, fault: [NOT_READABLE] } : openStudyFile(file, id);
}

const NOT_READABLE: FileFault = {
  path: '',
  message: 'it is damaged, or was written by a newer version of this program',
};

/** Opens the text of a study file. Every move is played first; if anything is wrong, nothing changes. */
export async function importStudy(text: string): Promise<Result<null, Faults>> {
  const json = parseJson(text);
  if (!json.ok) return json;
  const study = parseStudy(json.value);
  if (!study.ok) return study;
  return openStudyFile(study.value, null);
}

/** Opens a study as a kept one, or as a new one after every move was played. */
export async function openStudyFile(file: StudyFile, keptAs: string | null): Promise<Result<null, Faults>> {
  const { edition, start: begin, seed, diceMode, players } = file;
  const setup: Setup = { edition, start: begin, seed, diceMode, players };
  await loadStart(setup);
  const start = startState(setup);
  if (!start.ok) return { ok: false, fault: faultsIn(setup, start.fault) };
  const moveFaults = keptAs === null ? await runInChunks(playStudy(start.value, file)) : [];
  const faults = limitedFaults([...drawFaults(file), ...moveFaults]);
  if (faults.length > 0) return { ok: false, fault: faults };
  openDocument({
    id: keptAs ?? newSeed(),
    setup,
    start: start.value,
    title: file.title,
    document: documentOf(file),
    isKept: keptAs !== null,
  });
  return { ok: true, value: null };
}
