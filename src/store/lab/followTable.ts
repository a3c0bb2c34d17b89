import { follow, pathTo, ROOT, TreeIsFull } from '../../engine/table/index.ts';
import { useGame, type GameStore } from '../gameStore.ts';
import { editedChapter } from './chapters.ts';
import { chapterIn, CLOSED, useLab } from './labStore.ts';
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
  try {
    const next = editedChapter(history, 'play', (draft) => {
      draft.cursor = follow(draft.tree, from, commands.slice(count));
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
