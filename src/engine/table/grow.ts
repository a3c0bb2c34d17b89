import { castDraft, freeze } from 'immer';
import { atOnce, type Steps } from '../common/steps.ts';
import {
  childBy,
  MAX_NODES,
  newTree,
  nodeIn,
  ROOT,
  type DraftTree,
  type MoveTree,
  type NodeId,
  type NodeNotes,
} from './tree.ts';

/** The tree has no room for another node. */
export class TreeIsFull extends Error {}

/**
 * Walks from a node along these moves and adds what is not there yet. Gives the node of the last one; throws TreeIsFull
 * if there is no room.
 */
export function follow<Move extends object>(tree: DraftTree<Move>, from: NodeId, moves: readonly Move[]): NodeId {
  let at = from;
  for (const move of moves) at = childBy(tree as MoveTree<Move>, at, move) ?? addChild(tree, at, move, {});
  return at;
}

/** Every node has a move object of its own, so that what is known of a node can be kept by it. */
function addChild<Move extends object>(tree: DraftTree<Move>, parent: NodeId, move: Move, notes: NodeNotes): NodeId {
  if (tree.size >= MAX_NODES) throw new TreeIsFull(`A tree has at most ${MAX_NODES} moves.`);
  const id = tree.next;
  tree.nodes[id] = castDraft({ parent, move: { ...move }, children: [], notes });
  tree.nodes[parent]!.children.push(id);
  tree.next += 1;
  tree.size += 1;
  return id;
}

/** A node of a branch outside a tree. */
export interface BranchNode<Move> {
  /** Its place among the nodes of the branch; -1 if the branch begins with it. */
  readonly parent: number;
  readonly move: Move;
  readonly notes: NodeNotes;
}

/** A branch or a whole tree as a list, as files hold it: parents come before their children, lines in their order. */
export type Branch<Move> = readonly BranchNode<Move>[];

/** The branches that begin with these nodes, each node with its id. */
export function branchOf<Move>(
  tree: MoveTree<Move>,
  begins: readonly NodeId[],
): readonly (BranchNode<Move> & { readonly id: NodeId })[] {
  const branch: (BranchNode<Move> & { readonly id: NodeId })[] = [];
  const open = begins.toReversed().map((id) => ({ id, parent: -1 }));
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { children, move, notes } = nodeIn(tree, next.id);
    if (move === null) throw new Error('The root is no part of a branch.');
    const place = branch.push({ id: next.id, parent: next.parent, move, notes }) - 1;
    open.push(...children.toReversed().map((id) => ({ id, parent: place })));
  }
  return branch;
}

/**
 * Adds a branch after a node. Moves that are there already are not added again; they keep their notes and take those
 * they lack. Gives the node of each move.
 */
export const graft = <Move extends object>(
  tree: DraftTree<Move>,
  at: NodeId,
  branch: Branch<Move>,
): readonly NodeId[] => atOnce(graftSteps(tree, at, branch));

function* graftSteps<Move extends object>(
  tree: DraftTree<Move>,
  at: NodeId,
  branch: Branch<Move>,
): Steps<readonly NodeId[]> {
  const ids: NodeId[] = [];
  const children = new Map<NodeId, Map<string, NodeId>>();
  for (const { parent, move, notes } of branch) {
    const under = parent < 0 ? at : ids[parent]!;
    let byMove = children.get(under);
    if (byMove === undefined) children.set(under, (byMove = childrenByMove(tree as MoveTree<Move>, under)));
    const key = JSON.stringify(move);
    const known = byMove.get(key);
    if (known !== undefined) tree.nodes[known]!.notes = castDraft({ ...notes, ...tree.nodes[known]!.notes });
    const id = known ?? addChild(tree, under, move, notes);
    byMove.set(key, id);
    ids.push(id);
    yield ids.length / branch.length;
  }
  return ids;
}

/** The children of a node by their moves as text, so that a node may have thousands of them. */
const childrenByMove = <Move>(tree: MoveTree<Move>, id: NodeId): Map<string, NodeId> =>
  new Map(nodeIn(tree, id).children.map((child) => [JSON.stringify(tree.nodes[child]!.move), child]));

interface GrownTree<Move> {
  readonly tree: MoveTree<Move>;
  readonly ids: readonly NodeId[];
}

/** A new tree with these branches and notes of its start, and the node of each move. */
export const treeOf = <Move extends object>(branch: Branch<Move>, start?: NodeNotes): GrownTree<Move> =>
  atOnce(treeSteps(branch, start));

/** A new tree with these branches, grown in steps, for thousands of moves. */
export function* treeSteps<Move extends object>(branch: Branch<Move>, start: NodeNotes = {}): Steps<GrownTree<Move>> {
  // Built in place: a draft of immer would cost more than all the rest for thousands of moves.
  const tree = castDraft(newTree<Move>(start));
  const ids = yield* graftSteps(tree, ROOT, branch);
  // Frozen now, because the first edit would freeze all of it.
  for (const id of ids) {
    freeze(tree.nodes[id], true);
    yield 1;
  }
  return { tree: freeze(tree as MoveTree<Move>, true), ids };
}
