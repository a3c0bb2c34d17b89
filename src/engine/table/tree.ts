import type { Draft } from 'immer';
import type { Draw } from './draws.ts';

export type NodeId = number;

/** The node before the first move. */
export const ROOT: NodeId = 0;

/** A tree has at most so many nodes. */
export const MAX_NODES = 25_000;

export const NODE_MARKS = ['good', 'doubtful', 'bad'] as const;
/** A judgement on the move that leads to a node. */
export type NodeMark = (typeof NODE_MARKS)[number];

/** What people add to a node. */
export interface NodeNotes {
  readonly name?: string;
  /** Markdown. */
  readonly comment?: string;
  readonly mark?: NodeMark;
  /** The chance of what the moves before it were picked for, from 0 to 1. */
  readonly chance?: number;
  /** Arrows and marks on the board. */
  readonly draws?: readonly Draw[];
  /** What comes after it is not shown. */
  readonly isFolded?: true;
}

export interface TreeNode<Move> {
  /** Null only at the root. */
  readonly parent: NodeId | null;
  readonly move: Move | null;
  /** The first child goes on with the line; the others begin variations. */
  readonly children: readonly NodeId[];
  readonly notes: NodeNotes;
}

/**
 * Moves that were tried from one start, as a tree. It knows nothing of the game; a move is plain JSON. Functions named
 * after what they do to a tree change the draft they are given (see history.ts); all others only read.
 */
export interface MoveTree<Move> {
  readonly nodes: Readonly<Record<NodeId, TreeNode<Move>>>;
  /** The id of the next new node. */
  readonly next: NodeId;
  /** How many nodes there are. */
  readonly size: number;
}

export type DraftTree<Move> = Draft<MoveTree<Move>>;

/** A tree without moves, and the notes of its start. */
export const newTree = <Move>(notes: NodeNotes = {}): MoveTree<Move> => ({
  nodes: { [ROOT]: { parent: null, move: null, children: [], notes } },
  next: ROOT + 1,
  size: 1,
});

/** A node that must be there. */
export function nodeIn<Move>(tree: MoveTree<Move>, id: NodeId): TreeNode<Move> {
  const node = tree.nodes[id];
  if (node === undefined) throw new Error(`The tree has no node ${id}.`);
  return node;
}

export const hasNode = <Move>(tree: MoveTree<Move>, id: NodeId): boolean => tree.nodes[id] !== undefined;

/** The nodes from the first move to this one; none for the root. */
export function pathTo<Move>(tree: MoveTree<Move>, id: NodeId): readonly NodeId[] {
  const path: NodeId[] = [];
  let at = id;
  for (let { parent } = nodeIn(tree, at); parent !== null; { parent } = nodeIn(tree, at)) {
    path.push(at);
    at = parent;
  }
  return path.reverse();
}

/** The chance of all that was picked along the line to a node; null if nothing was. */
export function chanceOfLine<Move>(tree: MoveTree<Move>, id: NodeId): number | null {
  const chances = pathTo(tree, id).flatMap((each) => nodeIn(tree, each).notes.chance ?? []);
  return chances.length === 0 ? null : chances.reduce((all, chance) => all * chance, 1);
}

/** The moves that lead to a node. */
export const movesTo = <Move>(tree: MoveTree<Move>, id: NodeId): readonly Move[] =>
  pathTo(tree, id).map((each) => moveOf(tree, each));

export function moveOf<Move>(tree: MoveTree<Move>, id: NodeId): Move {
  const { move } = nodeIn(tree, id);
  if (move === null) throw new Error('The root has no move.');
  return move;
}

/** Where the line through a node ends, if it always goes on with the first child. */
export function endOfLine<Move>(tree: MoveTree<Move>, id: NodeId): NodeId {
  let at = id;
  for (let [first] = nodeIn(tree, at).children; first !== undefined; [first] = nodeIn(tree, at).children) at = first;
  return at;
}

/** The node and everything after it, every line before its variations. */
export function nodesFrom<Move>(tree: MoveTree<Move>, id: NodeId): readonly NodeId[] {
  const found: NodeId[] = [];
  const open = [id];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    found.push(at);
    open.push(...nodeIn(tree, at).children.toReversed());
  }
  return found;
}

/** Whether two moves are the same. */
export const isSameMove = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** The child of a node to which this move leads. */
export const childBy = <Move>(tree: MoveTree<Move>, id: NodeId, move: Move): NodeId | null =>
  nodeIn(tree, id).children.find((child) => isSameMove(tree.nodes[child]?.move, move)) ?? null;
