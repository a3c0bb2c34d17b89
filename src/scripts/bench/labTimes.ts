import { pathTo } from '../../engine/table/index.ts';
import { parseStudy } from '../../saves/studySchema.ts';
import { goToNode, redoEdit, undoEdit } from '../../store/lab/editLab.ts';
import { labDocument } from '../../store/lab/labStore.ts';
import { closeLab } from '../../store/lab/openLab.ts';
import { importStudy, openKeptFile } from '../../store/lab/openStudy.ts';
import { runInChunks } from '../../store/runInChunks.ts';
import type { RecordedGame } from '../../../tests/engine/axis-allies/games/recordedGame.ts';
import { largeStudy } from './largeTree.ts';
import { measureCpu, measureTime, median, quantile, type Measurement } from './measurement.ts';
import { useGame } from '../../games/axis-allies/store/game.ts';

const OPEN_BUDGET = 500;
const STEP_BUDGET = 5;
/** Until the compiler has done its work: the times fall so long. */
const WARM_UPS = 6;
const RUNS = 5;
/** An order is given at every so many nodes of the line shown. */
const BETWEEN_ORDERS = 10;
const REPEATS = 3;

/** How long a large tree takes to open from a file and from storage, and steps, orders, undo and redo in it. */
export async function labTimes(games: readonly RecordedGame[]): Promise<readonly Measurement[]> {
  const text = JSON.stringify(largeStudy(games));
  const fromFile = await openTimes(() => importStudy(text));
  // What is kept is read like a file, but only the line shown is played.
  const fromStorage = await openTimes(async () => {
    const file = await runInChunks(parseStudy(JSON.parse(text)));
    return file.ok ? openKeptFile('bench', file.value) : file;
  });
  const { size } = labDocument().tree;
  const steps = stepTimes();
  const { orders, undos, redos } = editTimes();
  closeLab();
  const step = (what: string, times: readonly number[]): Measurement => ({
    what: `lab: ${what}, 95 of ${times.length > 100 ? 100 : times.length}`,
    value: quantile(times, 0.95),
    unit: 'ms',
    atMost: STEP_BUDGET,
  });
  return [
    {
      what: `lab: open a tree of ${size} nodes from a file`,
      value: median(fromFile),
      unit: 'ms',
      atMost: OPEN_BUDGET,
      limit: 'playing every move once, as files are not trusted',
    },
    { what: 'lab: open it from storage', value: median(fromStorage), unit: 'ms', atMost: OPEN_BUDGET },
    step('a step', steps),
    step('an order', orders),
    step('undo', undos),
    step('redo', redos),
  ];
}

/** Processor time, because other programs may be running and the work is done in slices. */
async function openTimes(open: () => Promise<{ readonly ok: boolean }>): Promise<readonly number[]> {
  const times: number[] = [];
  for (let run = 0; run < WARM_UPS + RUNS; run += 1) {
    times.push(
      await measureCpu(async () => {
        if (!(await open()).ok) throw new Error('The study does not open.');
      }),
    );
  }
  return times.slice(WARM_UPS);
}

/** Steps back along the whole line and forth again. */
function stepTimes(): readonly number[] {
  const { tree, cursor } = labDocument();
  const line = pathTo(tree, cursor);
  const walks = Array.from({ length: REPEATS }, () =>
    [...line.toReversed(), ...line].map((id) => measureTime(() => goToNode(id))),
  );
  return fastest(walks);
}

/** Orders at many places of the line, each a new node, that are undone, given again and undone. */
function editTimes() {
  const orders: number[] = [];
  const undos: number[] = [];
  const redos: number[] = [];
  const { tree, cursor } = labDocument();
  for (const id of pathTo(tree, cursor).filter((_, i) => i % BETWEEN_ORDERS === 0)) {
    goToNode(id);
    // One that is refused, or in the tree already, is no measure.
    const { size } = labDocument().tree;
    giveOrder();
    const isNew = labDocument().tree.size > size;
    undoEdit();
    if (!isNew) continue;
    const runs = Array.from({ length: REPEATS }, () => {
      const order = measureTime(giveOrder);
      return [order, measureTime(undoEdit), measureTime(redoEdit), measureTime(undoEdit)];
    });
    const [order = 0, undo = 0, redo = 0] = fastest(runs);
    orders.push(order);
    undos.push(undo);
    redos.push(redo);
  }
  return { orders, undos, redos };
}

const giveOrder = (): void => void useGame.getState().dispatch({ type: 'end-phase' });

/** The fastest of several runs of each action: other programs may be running. */
const fastest = ([first = [], ...others]: readonly (readonly number[])[]): readonly number[] =>
  first.map((time, i) => Math.min(time, ...others.map((run) => run[i] ?? time)));
