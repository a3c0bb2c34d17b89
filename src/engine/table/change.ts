import { nodeIn, nodesFrom, ROOT, type DraftTree, type MoveTree, type NodeId, type NodeNotes } from './tree.ts';

/** Takes a node away, with everything after it; the root stays. */
export function remove<Move>(tree: DraftTree<Move>, id: NodeId): void {
  const { parent } = nodeIn(tree as MoveTree<Move>, id);
  if (parent === null) return;
  const { children } = tree.nodes[parent]!;
  children.splice(children.indexOf(id), 1);
  for (const gone of nodesFrom(tree as MoveTree<Move>, id)) {
    delete tree.nodes[gone];
    tree.size -= 1;
  }
}

/** The place where the line to a node leaves another line last; null on the main line. */
export function lastFork<Move>(tree: MoveTree<Move>, id: NodeId): { parent: NodeId; child: NodeId } | null {
  for (let child = id; child !== ROOT;) {
    const parent = nodeIn(tree, child).parent!;
    if (nodeIn(tree, parent).children[0] !== child) return { parent, child };
    child = parent;
  }
  return null;
}

/** Makes the variation of a node the line, where it leaves another one last. */
export function promote<Move>(tree: DraftTree<Move>, id: NodeId): void {
  const fork = lastFork(tree as MoveTree<Move>, id);
  if (fork === null) return;
  const { children } = tree.nodes[fork.parent]!;
  children.splice(children.indexOf(fork.child), 1);
  children.unshift(fork.child);
}

/** Changes notes of a node; one that is undefined or an empty text is taken away. */
export function note<Move>(
  tree: DraftTree<Move>,
  id: NodeId,
  changes: { readonly [Key in keyof NodeNotes]?: NodeNotes[Key] | undefined },
): void {
  nodeIn(tree as MoveTree<Move>, id);
  const notes = Object.entries({ ...tree.nodes[id]!.notes, ...changes });
  tree.nodes[id]!.notes = Object.fromEntries(notes.filter(([, value]) => value !== undefined && value !== ''));
}
