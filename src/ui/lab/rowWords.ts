import { familyOf } from '../../engine/index.ts';
import { moveOf, nodeIn, ROOT, type NodeId, type NodeNotes } from '../../engine/table/index.ts';
import { percent } from '../../text/chances.ts';
import { withPlainFigures, MARK_TEXTS } from '../../text/lab/labTexts.ts';
import type { MoveWords } from '../../games/face/words.ts';
import { wordsOf } from '../../games/faces.ts';
import type { CommandTree, Positions } from '../../session/moveTree.ts';
import { chapterShown, type LabStore } from '../../store/lab/labStore.ts';

/** Everything a row says of its node. */
export interface RowWords extends MoveWords {
  readonly name: string;
  readonly comment: string;
  readonly sign: string;
  /** '38 %', the chance of the end that was picked with this move. */
  readonly chance: string;
  /** At dice by which lines part: the name of the line that begins here, if it stands at a later move. */
  readonly ahead: string;
  /** The whole row for a screen reader. */
  readonly spoken: string;
}

/** The words of a node's row; a move that the rules do not allow says so. */
export function rowWords(positions: Positions, tree: CommandTree, id: NodeId): RowWords {
  const { parent, notes } = nodeIn(tree, id);
  const before = positions.stateAt(tree, parent ?? id);
  const after = positions.stateAt(tree, id);
  const move: MoveWords =
    before === null || after === null
      ? { kind: 'order', text: 'A move that the rules do not allow', where: '' }
      : wordsOf(before).moveWords(before, moveOf(tree, id), after);
  const isRoll = before !== null && parent !== null && familyOf(before).diceIn(moveOf(tree, id)) > 0;
  return { ...move, ...noteWords(notes, move.text, isRoll ? nameAhead(tree, id) : '') };
}

/**
 * The first name along a line, for the dice by which it parts from others, which say nothing to a reader; '' if more
 * lines part from it before the name.
 */
function nameAhead(tree: CommandTree, id: NodeId): string {
  const { parent, notes } = nodeIn(tree, id);
  if (notes.name !== undefined || parent === null) return '';
  if (nodeIn(tree, parent).children.length < 2) return '';
  let { children } = nodeIn(tree, id);
  for (let [next, ...others] = children; next !== undefined && others.length === 0; [next, ...others] = children) {
    const { name, chance } = nodeIn(tree, next).notes;
    if (name !== undefined) return chance === undefined ? name : `${name}, ${percent(chance)}`;
    ({ children } = nodeIn(tree, next));
  }
  return '';
}

/** The words of the row of the start. */
export const startWords = (tree: CommandTree, text: string): RowWords => ({
  kind: 'turn',
  text,
  where: '',
  ...noteWords(nodeIn(tree, ROOT).notes, text, ''),
});

function noteWords(
  { name = '', comment = '', mark, chance }: NodeNotes,
  text: string,
  ahead: string,
): Omit<RowWords, keyof MoveWords> {
  const judged = mark === undefined ? null : MARK_TEXTS[mark];
  const plain = withPlainFigures(comment)
    .replaceAll(/[*#`]|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, '')
    .replaceAll(/\s+/g, ' ');
  const picked = chance === undefined ? '' : percent(chance);
  // The judgement is seen as a sign. Its word stands first, so that the words that are seen stay in one piece.
  const spoken = [judged?.word ?? '', picked, name, ahead && `leads to ${ahead}`, text, plain]
    .filter((part) => part !== '')
    .join(', ');
  return { name, comment: plain, sign: judged?.sign ?? '', chance: picked, ahead, spoken };
}

/** The move that is shown, as its row says it. */
export function shownText(lab: LabStore): string {
  const { tree, cursor } = chapterShown(lab);
  if (lab.study === null) return '';
  const start = cursor === ROOT ? lab.study.positions.stateAt(tree, ROOT) : null;
  const words =
    start === null ? rowWords(lab.study.positions, tree, cursor) : startWords(tree, wordsOf(start).placeText(start));
  return `Shown: ${words.spoken}.`;
}
