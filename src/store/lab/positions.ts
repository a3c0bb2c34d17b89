import type { Command, GameState } from '../../engine/index.ts';
import { movesTo, type MoveTree, type NodeId } from '../../engine/table/index.ts';
import { firstPoint, nextPoint, type Timeline, type TimelinePoint } from '../timeline.ts';

export type CommandTree = MoveTree<Command>;

/** The games at the nodes of a tree. */
export interface Positions {
  /** The game along the line to a node; null if the rules do not allow all of it. */
  timelineAt(tree: CommandTree, id: NodeId): Timeline | null;
  /** The state at a node; null likewise. */
  stateAt(tree: CommandTree, id: NodeId): GameState | null;
}

/**
 * Plays the lines of a tree from its start. Each node is played once, when it is first asked for, and kept with its
 * move, so that what a removed branch held is forgotten with it.
 */
export function positionsFrom(start: GameState): Positions {
  const first = firstPoint(start);
  const known = new WeakMap<Command, TimelinePoint>();

  function pointAt(tree: CommandTree, id: NodeId): TimelinePoint | null {
    const moves = movesTo(tree, id);
    const played = moves.findLastIndex((move) => known.has(move));
    let last = moves[played];
    let now = (last === undefined ? undefined : known.get(last)) ?? first;
    for (const move of moves.slice(played + 1)) {
      const next = nextPoint(now, last, move);
      if (!next.ok) return null;
      known.set(move, next.value);
      now = next.value;
      last = move;
    }
    return now;
  }

  return {
    timelineAt: (tree, id) => {
      const point = pointAt(tree, id);
      return point === null ? null : { ...point, start, commands: movesTo(tree, id), after: null };
    },
    stateAt: (tree, id) => pointAt(tree, id)?.state ?? null,
  };
}
