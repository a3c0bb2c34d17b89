import type { CommandTree } from '../../session/moveTree.ts';
import { nodeIn, nodesFrom, ROOT, type NodeId } from '../../engine/table/index.ts';

/** A line of the list: a node, how deep its variation is, and what is folded away after it. */
export interface TreeRow {
  readonly id: NodeId;
  /** 1 for the main line. */
  readonly level: number;
  /** Whether it begins a variation. */
  readonly isVariation: boolean;
  /** How many moves are folded away after it; null if it is not folded. */
  readonly folded: number | null;
}

/**
 * The visible nodes as a list, without the root: each move of a line, then the variations of that move, then the rest
 * of the line.
 */
export function treeRows(tree: CommandTree): readonly TreeRow[] {
  const rows: TreeRow[] = [];
  type Task = { readonly after: NodeId; readonly level: number } | { readonly begin: NodeId; readonly level: number };
  const open: Task[] = [{ after: ROOT, level: 1 }];
  const show = (id: NodeId, level: number, isVariation: boolean): Task[] => {
    const isFolded = nodeIn(tree, id).notes.isFolded === true;
    rows.push({ id, level, isVariation, folded: isFolded ? nodesFrom(tree, id).length - 1 : null });
    return isFolded ? [] : [{ after: id, level }];
  };
  for (let task = open.pop(); task !== undefined; task = open.pop()) {
    if ('begin' in task) {
      open.push(...show(task.begin, task.level, true));
      continue;
    }
    const { level } = task;
    const [first, ...others] = nodeIn(tree, task.after).children;
    if (first === undefined) continue;
    open.push(...show(first, level, false), ...others.toReversed().map((begin) => ({ begin, level: level + 1 })));
  }
  return rows;
}

/** The row of a node; if it is folded away, the row it is folded into. The root is before all rows: -1. */
export function rowOf(tree: CommandTree, rows: readonly TreeRow[], id: NodeId): number {
  const places = new Map(rows.map((row, i) => [row.id, i]));
  for (let at: NodeId | null = id; at !== null; at = nodeIn(tree, at).parent) {
    const place = places.get(at);
    if (place !== undefined) return place;
  }
  return -1;
}
