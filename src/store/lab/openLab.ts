import type { Command, GameState } from '../../engine/index.ts';
import { newHistory, ROOT, treeOf } from '../../engine/table/index.ts';
import type { Setup } from '../../saves/schema.ts';
import { newSeed } from '../dice.ts';
import { NO_GAME, type GameOnTable } from '../gameOnTable.ts';
import { useGame } from '../gameStore.ts';
import { useNotices } from '../notices.ts';
import { useView } from '../viewStore.ts';
import { followTable } from './followTable.ts';
import { CLOSED, useLab, type LabDocument } from './labStore.ts';
import { positionsFrom } from './positions.ts';
import { showLine } from './showLine.ts';

interface NewStudy {
  readonly setup: Setup;
  /** The state before the first command. */
  readonly start: GameState;
  readonly commands: readonly Command[];
  readonly title: string;
}

interface OpenedStudy extends Omit<NewStudy, 'commands'> {
  readonly id: string;
  readonly document: LabDocument;
  /** This browser has it already. */
  readonly isKept?: boolean;
}

/** What the running game had on the screen. */
let kept: { readonly notices: object; readonly view: object } | null = null;

useGame.subscribe(followTable);

/** Opens the lab with one line, at its end. The running game waits aside, untouched. */
export function openLab({ setup, start, commands, title }: NewStudy): void {
  const { tree, ids } = treeOf(commands.map((move, i) => ({ parent: i - 1, move, notes: {} })));
  openDocument({ id: newSeed(), setup, start, title, document: { tree, cursor: ids.at(-1) ?? ROOT } });
}

/** Opens the lab with a tree. At a line that the rules do not allow, it shows the start. */
export function openDocument({ id, setup, start, title, document, isKept = false }: OpenedStudy): void {
  if (useLab.getState().study === null) lendTable();
  const study = { id, setup, positions: positionsFrom(start) };
  const history = newHistory(document);
  useLab.setState({ ...CLOSED, study, title, history, keeping: isKept ? 'kept' : 'nothing' });
  if (!showLine(study, history, document.cursor)) {
    showLine(study, history, ROOT);
    useLab.setState({ trouble: 'line-not-allowed' });
  }
}

/** Gives the lab the table, and keeps what is on it. */
function lendTable(): void {
  const { focused, showsFacts } = useView.getState();
  kept = { notices: useNotices.getState(), view: { focused, showsFacts } };
  useGame.setState((shown) => ({ isLab: true, aside: onTable(shown), readOnly: false, inGame: true }));
}

const FIELDS = Object.keys(NO_GAME) as readonly (keyof GameOnTable)[];

/** The fields of the game alone, without the actions of the store. */
const onTable = (store: GameOnTable): GameOnTable =>
  Object.fromEntries(FIELDS.map((field) => [field, store[field]])) as unknown as GameOnTable;

/** Closes the lab and puts the running game back, as it was or as another tab has left it. */
export function closeLab(): void {
  const { aside } = useGame.getState();
  useLab.setState(CLOSED, true);
  if (aside === null) return;
  useGame.setState({ ...aside, isLab: false, aside: null });
  useNotices.setState(kept?.notices ?? {});
  useView.setState(kept?.view ?? {});
}
