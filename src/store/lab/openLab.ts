import { familyOf, type AnyCommand, type AnyState, type GameRules } from '../../engine/index.ts';
import {
  newHistory,
  ROOT,
  treeOf,
  type Branch,
  follow,
  moveOf,
  nodeIn,
  pathTo,
  remove,
  TreeIsFull,
  type History,
  type NodeId,
} from '../../engine/table/index.ts';
import type { Setup } from '../../saves/schema.ts';
import { useComingEdition } from '../nextGame.ts';
import { newSeed } from '../../session/dice.ts';
import { NO_GAME, type GameOnTable } from '../gameOnTable.ts';
import { useGame, type GameStore } from '../gameStore.ts';
import { useNotices } from '../notices.ts';
import { withoutReplaced } from '../../session/undo.ts';
import { useView } from '../viewStore.ts';
import { studyOf, positionsOf, rememberStart, editedChapter } from './chapters.ts';
import {
  chapterIn,
  CLOSED,
  useLab,
  type StudyDocument,
  type Chapter,
  type Keeping,
  type LabStore,
} from './labStore.ts';
import { freshDice, showLine, showChapter } from './editLab.ts';
import { markStudy } from './markedStudy.ts';
import { showDraws } from './draws.ts';

/** A chapter that nobody named is called by its place in the study, wherever it is moved. */
export const NO_NAME = '';

interface NewStudy {
  readonly setup: Setup;
  /** The state before the first command. */
  readonly start: AnyState;
  readonly commands: readonly AnyCommand[];
  readonly title: string;
}

interface OpenedStudy {
  readonly id: string;
  readonly title: string;
  readonly document: StudyDocument;
  /** Whether this browser has it already, or it came from elsewhere. */
  readonly keeping?: Extract<Keeping, 'nothing' | 'elsewhere' | 'kept'>;
}

/** What the running game had on the screen. */
let kept: { readonly notices: object; readonly view: object } | null = null;

useGame.subscribe(followTable);
useLab.subscribe(showDraws);
useLab.subscribe(markShown);

/**
 * Notes the study that is open, so that a reload finds it. After a reload the running game is shown if the lab came
 * from it, and leads back to its study.
 */
function markShown({ study, keeping }: LabStore, before: LabStore): void {
  if (study?.id === before.study?.id && keeping === before.keeping) return;
  const isFound = keeping !== 'nothing' && keeping !== 'elsewhere' && useGame.getState().aside?.inGame !== true;
  markStudy(study !== null && isFound ? study.id : null);
}

/** A chapter with one line, at its end. */
export function chapterOfLine(title: string, { commands, ...begin }: Omit<NewStudy, 'title'>): Chapter {
  const branch = withoutReplaced(familyOf(begin.start), commands).map((move, i) => ({
    parent: i - 1,
    move,
    notes: {},
  }));
  return chapterOfBranch(title, begin, branch, branch.length - 1);
}

/** A chapter with several lines, at one of their moves; at its start for -1. */
export function chapterOfBranch(
  title: string,
  { setup, start }: Pick<NewStudy, 'setup' | 'start'>,
  branch: Branch<AnyCommand>,
  end: number,
): Chapter {
  rememberStart(setup, start);
  const { tree, ids } = treeOf(branch);
  return { title, setup, tree, cursor: ids[end] ?? ROOT };
}

/** Opens the lab with one line, at its end. The running game waits aside, untouched. */
export const openLab = ({ title, ...line }: NewStudy): void =>
  openDocument({ id: newSeed(), title, document: studyOf([chapterOfLine(NO_NAME, line)]) });

/**
 * Opens the lab with a study, once the starts of its chapters are known (see starts.ts). At a line that the rules do
 * not allow, it shows the chapter's start.
 */
export function openDocument({ id, title, document, keeping = 'nothing' }: OpenedStudy): void {
  const { setup } = chapterIn(document);
  const positions = positionsOf(setup);
  if (positions === null) throw new Error('The start of a chapter cannot be read.');
  if (useLab.getState().study === null) lendTable();
  useComingEdition.setState({ edition: setup.edition });
  const history = newHistory(document);
  useLab.setState({ ...CLOSED, study: { id, setup, positions }, title, history, keeping });
  showChapter(id, history, document.shown);
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

/**
 * Adds to the tree whatever is played on the table, and puts the cursor there: new orders, rolls, undone or re-ordered
 * ones, all are simply another line. To be called after every change of the table.
 */
function followTable({ isLab, commands }: GameStore): void {
  const { study, history, shown } = useLab.getState();
  if (study === null) return;
  // The game on the table ended the lab.
  if (!isLab) return useLab.setState(CLOSED, true);
  if (commands === shown.commands) return;
  const same = commands.findIndex((command, i) => command !== shown.commands[i]);
  const count = same < 0 ? Math.min(commands.length, shown.commands.length) : same;
  const from = shown.path[count - 1] ?? ROOT;
  const former = formerOrder(familyOf(study.setup), history, shown.path.slice(count), commands[count]);
  try {
    const next = editedChapter(history, 'play', (draft) => {
      draft.cursor = follow(draft.tree, from, commands.slice(count));
      if (former !== null && former !== draft.cursor) remove(draft.tree, former);
    });
    const { tree, cursor } = chapterIn(next.now);
    useLab.setState({ history: next, shown: { commands, path: pathTo(tree, cursor) }, trouble: null });
    useGame.setState({ setup: freshDice(study) });
  } catch (error) {
    if (!(error instanceof TreeIsFull)) throw error;
    showLine(study, history, chapterIn(history.now).cursor);
    useLab.setState({ trouble: 'tree-full' });
  }
}

/**
 * The order at the end of the line shown that the next one replaces, if it was the latest to be added and nothing hangs
 * on it: such a one is no line of its own. Else null.
 */
function formerOrder(
  rules: GameRules,
  { now, done }: History<StudyDocument>,
  left: readonly NodeId[],
  next: AnyCommand | undefined,
): NodeId | null {
  const { tree } = chapterIn(now);
  const [id] = left;
  if (id === undefined || left.length > 1 || next === undefined) return null;
  if (!rules.replaces(next, moveOf(tree, id))) return null;
  const { children, notes } = nodeIn(tree, id);
  const isLatest = done.at(-1)?.what === 'play' && id === tree.next - 1;
  return isLatest && children.length === 0 && Object.keys(notes).length === 0 ? id : null;
}
