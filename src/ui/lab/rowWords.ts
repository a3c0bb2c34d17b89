import { moveOf, nodeIn, ROOT, type NodeId, type NodeNotes } from '../../engine/table/index.ts';
import type { CommandTree, Positions } from '../../store/lab/positions.ts';
import { percent } from '../../text/chances.ts';
import { MARK_TEXTS, moveWords, type MoveWords } from '../../text/lab/moveText.ts';

/** Everything a row says of its node. */
export interface RowWords extends MoveWords {
  readonly name: string;
  readonly comment: string;
  readonly sign: string;
  /** '38 %', the chance of the end that was picked with this move. */
  readonly chance: string;
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
      ? { kind: 'order', text: 'A move that the rules do not allow' }
      : moveWords(before, moveOf(tree, id), after);
  return { ...move, ...noteWords(notes, move.text) };
}

/** The words of the row of the start. */
export const startWords = (tree: CommandTree, text: string): RowWords => ({
  kind: 'turn',
  text,
  ...noteWords(nodeIn(tree, ROOT).notes, text),
});

function noteWords(
  { name = '', comment = '', mark, chance }: NodeNotes,
  text: string,
): Omit<RowWords, 'kind' | 'text'> {
  const judged = mark === undefined ? null : MARK_TEXTS[mark];
  const plain = comment.replaceAll(/[*_#`]/g, '').replaceAll(/\s+/g, ' ');
  const picked = chance === undefined ? '' : percent(chance);
  const spoken = [name, text, picked, judged?.word ?? '', plain].filter((part) => part !== '').join(', ');
  return { name, comment: plain, sign: judged?.sign ?? '', chance: picked, spoken };
}
