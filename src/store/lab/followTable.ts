import { familyOf, type AnyCommand, type GameRules } from '../../engine/index.ts';
import {
  follow,
  moveOf,
  nodeIn,
  pathTo,
  remove,
  ROOT,
  TreeIsFull,
  type History,
  type NodeId,
} from '../../engine/table/index.ts';
import { useGame, type GameStore } from '../gameStore.ts';
import { editedChapter } from './chapters.ts';
import { chapterIn, CLOSED, useLab, type StudyDocument } from './labStore.ts';
import { freshDice, showLine } from './showLine.ts';

/**
 * Adds to the tree whatever is played on the table, and puts the cursor there: new orders, rolls, undone or re-ordered
 * ones, all are simply another line. To be called after every change of the table.
 */
export function followTable({ isLab, commands }: GameStore): void {
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
