import type { Command, GameState } from '../../engine/index.ts';
import { pathTo, ROOT, treeOf } from '../../engine/table/index.ts';
import { parseStudy } from '../../saves/parseStudy.ts';
import type { Setup } from '../../saves/schema.ts';
import { useGame } from '../../store/gameStore.ts';
import { goTo } from '../../store/lab/editLab.ts';
import { studyOf } from '../../store/lab/chapters.ts';
import { chapterIn, labDocument, type LabDocument } from '../../store/lab/labStore.ts';
import { closeLab, openDocument } from '../../store/lab/openLab.ts';
import { rememberStart } from '../../store/lab/starts.ts';
import { documentOf, toStudyFile } from '../../store/lab/studyFile.ts';
import { startOf, type RecordedGame } from '../../../tests/games/recordedGame.ts';
import { measureTime, median, quantile, type Measurement } from './measurement.ts';

const NODES = 5_000;
const OPEN_BUDGET = 500;
const STEP_BUDGET = 5;
const RUNS = 5;

const END: Command = { type: 'end-phase' };

/** How long a large tree takes to open from a file, and a step in it. */
export function labTimes(games: readonly RecordedGame[]): readonly Measurement[] {
  const game = games.toSorted((a, b) => b.commands.length - a.commands.length)[0];
  if (!game) return [];
  const start = startOf(game);
  const setup: Setup = {
    edition: game.edition,
    start: { kind: 'setup', victory: game.options.victory },
    seed: game.seed,
    diceMode: 'program',
    players: game.options.players.map(({ name, powers }) => ({ name, powers: [...powers] })),
  };
  const text = JSON.stringify(
    toStudyFile(game.title, studyOf([{ title: '', setup, ...largeTree(game) }]), new Date(0)),
  );
  const opens = Array.from({ length: RUNS }, () => measureTime(() => open(text, start)));
  const steps = stepTimes();
  const size = labDocument().tree.size;
  closeLab();
  return [
    { what: `lab: open a tree of ${size} nodes`, value: median(opens), unit: 'ms', atMost: OPEN_BUDGET },
    { what: 'lab: a step, 95 of 100', value: quantile(steps, 0.95), unit: 'ms', atMost: STEP_BUDGET },
    { what: 'lab: an order', value: median(orderTimes(text, start)), unit: 'ms', atMost: STEP_BUDGET },
  ];
}

function open(text: string, start: GameState): void {
  const file = parseStudy(JSON.parse(text));
  if (!file.ok) throw new Error(file.fault[0]?.message);
  const document = documentOf(file.value);
  rememberStart(chapterIn(document).setup, start);
  openDocument({ id: 'bench', title: '', document });
}

/** Steps back along the whole line and forth again. */
function stepTimes(): number[] {
  const line = pathTo(labDocument().tree, labDocument().cursor);
  return [...line.toReversed(), ...line].map((id) => measureTime(() => goTo(id)));
}

/** Orders at many places of the tree, each a new node. */
function orderTimes(text: string, start: GameState): number[] {
  open(text, start);
  const times: number[] = [];
  for (const id of pathTo(labDocument().tree, labDocument().cursor).filter((_, i) => i % 50 === 0)) {
    goTo(id);
    times.push(measureTime(() => void useGame.getState().dispatch(END)));
  }
  closeLab();
  return times;
}

/** A game as the line, with variations of ended phases all along it; whether they are legal does not matter here. */
function largeTree({ commands }: RecordedGame): LabDocument {
  const line = commands.map((move, i) => ({ parent: i - 1, move, notes: {} }));
  const each = Math.ceil(NODES / commands.length) - 1;
  const variations = commands.flatMap((_, i) =>
    Array.from({ length: each }, (__, n) => ({
      parent: n === 0 ? i : commands.length + i * each + n - 1,
      move: { ...END },
      notes: {},
    })),
  );
  const { tree, ids } = treeOf<Command>([...line, ...variations]);
  return { tree, cursor: ids[commands.length - 1] ?? ROOT };
}
