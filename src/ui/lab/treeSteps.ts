import type { Command } from '../../engine/index.ts';
import { endOfLine, nodeIn, ROOT, type MoveTree, type NodeId } from '../../engine/table/index.ts';
import { rowOf, type TreeRow } from './treeRows.ts';

/**
 * The node to which a key leads: up and down through the rows, left to the move before, right along the line, Home and
 * End to the start and to the end of the line. Null if the key leads nowhere.
 */
export function nextNode(
  tree: MoveTree<Command>,
  rows: readonly TreeRow[],
  cursor: NodeId,
  key: string,
): NodeId | null {
  const row = rowOf(tree, rows, cursor);
  switch (key) {
    case 'ArrowDown':
      return rows[row + 1]?.id ?? null;
    case 'ArrowUp':
      return row < 0 ? null : (rows[row - 1]?.id ?? ROOT);
    case 'ArrowLeft':
      return nodeIn(tree, cursor).parent;
    case 'ArrowRight':
      return nodeIn(tree, cursor).children[0] ?? null;
    case 'Home':
      return ROOT;
    case 'End':
      return endOfLine(tree, cursor);
    // Any other key.
    default:
      return null;
  }
}
