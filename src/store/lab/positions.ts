import { atOnce, type Command, type GameState, type Refusal, type Result, type Steps } from '../../engine/index.ts';
import { moveOf, movesTo, nodeIn, type MoveTree, type NodeId, type TreeNode } from '../../engine/table/index.ts';
import { firstPoint, nextPoint, type Timeline, type TimelinePoint } from '../timeline.ts';

export type CommandTree = MoveTree<Command>;

/** Where a line stops because the rules do not allow its next move. */
export interface LineStop {
  /** The node of that move. */
  readonly id: NodeId;
  /** The state before it. */
  readonly state: GameState;
  /** Null if the move caused a program error. */
  readonly refusal: Refusal | null;
}

/** The games at the nodes of a tree. */
export interface Positions {
  /** The game along the line to a node; null if the rules do not allow all of it. */
  timelineAt(tree: CommandTree, id: NodeId): Timeline | null;
  /** The state at a node; null likewise. */
  stateAt(tree: CommandTree, id: NodeId): GameState | null;
  /** Where the rules stop the line to a node; null if they allow all of it. */
  stopOf(tree: CommandTree, id: NodeId): LineStop | null;
  /** Plays what is not known yet of the line to a node, a move at a time; gives where the rules stop it, or null. */
  playTo(tree: CommandTree, id: NodeId): Steps<LineStop | null>;
  /** Forgets the game at a node; it is played again when it is asked for. */
  forget(tree: CommandTree, id: NodeId): void;
}

/**
 * Plays the lines of a tree from its start. Each node is played once, when it is first asked for, and kept with its
 * move, so that what a removed branch held is forgotten with it.
 */
export function positionsFrom(start: GameState): Positions {
  const first = firstPoint(start);
  const known = new WeakMap<Command, TimelinePoint>();

  function* pointAt(tree: CommandTree, id: NodeId): Steps<Result<TimelinePoint, LineStop>> {
    const { now, last, ahead } = beforeUnknown(tree, id);
    let point = now;
    let before = last;
    for (const [i, each] of ahead.reverse().entries()) {
      const move = moveOf(tree, each);
      const next = nextPoint(point, before, move);
      if (!next.ok) return { ok: false, fault: { id: each, state: point.state, refusal: next.fault } };
      known.set(move, next.value);
      point = next.value;
      before = move;
      yield (i + 1) / ahead.length;
    }
    return { ok: true, value: point };
  }

  /** The last point of the line that is known, the move that led to it, and the nodes after it, the farthest first. */
  function beforeUnknown(tree: CommandTree, id: NodeId) {
    const ahead: NodeId[] = [];
    for (let at: NodeId | null = id; at !== null;) {
      const { move, parent }: TreeNode<Command> = nodeIn(tree, at);
      if (move === null) break;
      const now = known.get(move);
      if (now !== undefined) return { now, last: move, ahead };
      ahead.push(at);
      at = parent;
    }
    return { now: first, last: undefined, ahead };
  }

  const pointNow = (tree: CommandTree, id: NodeId): TimelinePoint | null => {
    const played = atOnce(pointAt(tree, id));
    return played.ok ? played.value : null;
  };

  return {
    timelineAt: (tree, id) => {
      const point = pointNow(tree, id);
      return point === null ? null : { ...point, start, commands: movesTo(tree, id), after: null, sideLines: [] };
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
