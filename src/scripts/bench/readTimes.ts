import type { Command } from '../../engine/axis-allies/index.ts';
import { atOnce } from '../../engine/index.ts';
import { MAX_NODES } from '../../engine/table/index.ts';
import { MAX_COMMANDS } from '../../saves/limits.ts';
import { saveText, toSave } from '../../saves/saveFile.ts';
import { STUDY_VERSION, type Setup } from '../../saves/schema.ts';
import type { StoredRecords } from '../../saves/storedGame.ts';
import type { StudyFile } from '../../saves/studySchema.ts';
import { closeLab } from '../../store/lab/openLab.ts';
import { importStudy, openKeptFile } from '../../store/lab/openStudy.ts';
import { openFile } from '../../store/openFile.ts';
import { openStoredGame } from '../../store/openStoredGame.ts';
import { storedChange } from '../../store/storedChange.ts';
import { setupOf } from './largeTree.ts';
import type { RecordedGame } from '../../../tests/engine/axis-allies/games/recordedGame.ts';
import { median, type Measurement } from './measurement.ts';
import { startState } from '../../games/axis-allies/store/game.ts';

/** Nothing holds up the page for longer. */
const BUDGET = 50;
const RUNS = 3;
const PASS: Command = { type: 'end-phase' };
const COMMENT = 'What this move is for, in a sentence or two. '.repeat(8);

/**
 * The longest time for which the page stands still while the largest file of each kind is read that is valid: a war in
 * which nobody orders anything. Other programs lengthen it.
 */
export async function readTimes([game]: readonly RecordedGame[]): Promise<readonly Measurement[]> {
  if (game === undefined) return [];
  const setup = withoutAdvantages(setupOf(game));
  const commands = Array.from({ length: MAX_COMMANDS }, () => PASS);
  const nodes = Array.from({ length: MAX_NODES - 1 }, (_, i) => ({ parent: i - 1, move: PASS, comment: COMMENT }));
  const { edition, ...begin } = setup;
  const chapter = { title: '', ...begin, nodes, cursor: nodes.length - 1 };
  const study = {
    version: STUDY_VERSION,
    kind: 'study',
    title: '',
    edition,
    chapters: [chapter],
    shown: 0,
    savedAt: '',
  };
  const save = saveText(toSave(setup, commands, new Date(0)));
  const records = storedRecords(setup, commands);
  const parsed = study as unknown as StudyFile;
  const text = JSON.stringify(study);
  const work: Readonly<Record<string, () => Promise<object>>> = {
    [`a game of ${MAX_COMMANDS} commands from a file`]: () => openFile(save, setup),
    'that game from storage': () => openStoredGame(records),
    [`a study of ${nodes.length} moves from a file`]: () => importStudy(text),
    'that study from storage': () => openKeptFile('bench', parsed),
  };
  const times: Measurement[] = [];
  for (const [what, read] of Object.entries(work)) {
    const runs: number[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await longestTask(read));
    times.push({ what: `longest task, ${what}`, value: median(runs), unit: 'ms', atMost: BUDGET });
  }
  closeLab();
  return times;
}

/** An advantage may ask before the first phase ends. */
const withoutAdvantages = ({ start, ...agreed }: Setup): Setup => ({
  ...agreed,
  start: start.kind === 'setup' ? { kind: 'setup', victory: start.victory } : start,
});

function storedRecords(setup: Setup, commands: readonly Command[]): StoredRecords {
  const start = startState(setup);
  if (!start.ok) throw new Error(JSON.stringify(start.fault));
  const { change } = atOnce(storedChange({ id: 'bench', setup, state: start.value, commands, sideLines: [] }, null));
  const log = change.commands.map((value, n) => ({ n, value }));
  return { id: 'bench', game: change.game, commands: log, checkpoint: undefined };
}

/** Milliseconds of the longest task while some work is done. */
async function longestTask(work: () => Promise<object>): Promise<number> {
  let longest = 0;
  let isDone = false;
  let last = performance.now();
  const tick = (): void => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isDone) setImmediate(tick);
  };
  setImmediate(tick);
  const answer = await work();
  isDone = true;
  tick();
  if ('ok' in answer && !answer.ok) throw new Error(`It cannot be read: ${JSON.stringify(answer)}`);
  return longest;
}
