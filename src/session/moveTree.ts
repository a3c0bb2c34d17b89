import {
  atOnce,
  type AnyCommand,
  type AnyGame,
  type GameRules,
  type GameTypes,
  type Result,
  type Steps,
} from '../engine/index.ts';
import { moveOf, movesTo, nodeIn, type MoveTree, type NodeId, type TreeNode } from '../engine/table/index.ts';
import { firstPoint, nextPoint, type Timeline, type TimelinePoint } from './timeline.ts';

export type CommandTree = MoveTree<AnyCommand>;

/** Where a line stops because the rules do not allow its next move. */
export interface LineStop<G extends GameTypes = AnyGame> {
  /** The node of that move. */
  readonly id: NodeId;
  /** The state before it. */
  readonly state: G['state'];
  /** Null if the move caused a program error. */
  readonly refusal: G['refusal'] | null;
}

/** The games at the nodes of a tree. */
export interface Positions<G extends GameTypes = AnyGame> {
  /** The game along the line to a node; null if the rules do not allow all of it. */
  timelineAt(tree: MoveTree<G['command']>, id: NodeId): Timeline<G> | null;
  /** The state at a node; null likewise. */
  stateAt(tree: MoveTree<G['command']>, id: NodeId): G['state'] | null;
  /** Where the rules stop the line to a node; null if they allow all of it. */
  stopOf(tree: MoveTree<G['command']>, id: NodeId): LineStop<G> | null;
  /** Plays what is not known yet of the line to a node, a move at a time; gives where the rules stop it, or null. */
  playTo(tree: MoveTree<G['command']>, id: NodeId): Steps<LineStop<G> | null>;
  /** Forgets the game at a node; it is played again when it is asked for. */
  forget(tree: MoveTree<G['command']>, id: NodeId): void;
}

/**
 * Plays the lines of a tree from its start. Each node is played once, when it is first asked for, and kept with its
 * move, so that what a removed branch held is forgotten with it.
 */
export function positionsFrom<G extends GameTypes>(rules: GameRules<G>, start: G['state']): Positions<G> {
  type Tree = MoveTree<G['command']>;
  const first = firstPoint<G>(start);
  const known = new WeakMap<G['command'], TimelinePoint<G>>();

  function* pointAt(tree: Tree, id: NodeId): Steps<Result<TimelinePoint<G>, LineStop<G>>> {
    const { now, last, ahead } = beforeUnknown(tree, id);
    let point = now;
    let before = last;
    for (const [i, each] of ahead.reverse().entries()) {
      const move = moveOf(tree, each);
      const next = nextPoint(rules, point, before, move);
      if (!next.ok) return { ok: false, fault: { id: each, state: point.state, refusal: next.fault } };
      known.set(move, next.value);
      point = next.value;
      before = move;
      yield (i + 1) / ahead.length;
    }
    return { ok: true, value: point };
  }

  /** The last point of the line that is known, the move that led to it, and the nodes after it, the farthest first. */
  function beforeUnknown(tree: Tree, id: NodeId) {
    const ahead: NodeId[] = [];
    for (let at: NodeId | null = id; at !== null;) {
      const { move, parent }: TreeNode<G['command']> = nodeIn(tree, at);
      if (move === null) break;
      const now = known.get(move);
      if (now !== undefined) return { now, last: move, ahead };
      ahead.push(at);
      at = parent;
    }
    return { now: first, last: undefined, ahead };
  }

  const pointNow = (tree: Tree, id: NodeId): TimelinePoint<G> | null => {
    const played = atOnce(pointAt(tree, id));
    return played.ok ? played.value : null;
  };

  return {
    timelineAt: (tree, id) => {
      const point = pointNow(tree, id);
      return point && { ...point, rules, start, commands: movesTo(tree, id), after: null, sideLines: [] };
    },
    stateAt: (tree, id) => pointNow(tree, id)?.state ?? null,
    stopOf: (tree, id) => {
      const played = atOnce(pointAt(tree, id));
      return played.ok ? null : played.fault;
    },
    *playTo(tree, id) {
      const played = yield* pointAt(tree, id);
      return played.ok ? null : played.fault;
    },
    forget: (tree, id) => void known.delete(moveOf(tree, id)),
  };
}
