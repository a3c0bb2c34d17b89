import type { Command, GameState } from '../../engine/index.ts';
import { isSameMove, MAX_NODES, type Branch, type BranchNode } from '../../engine/table/index.ts';
import { playNodes } from '../../saves/playNodes.ts';
import type { SideLine } from '../../saves/schema.ts';
import { withoutReplaced } from '../replacedOrder.ts';

interface TakenBackGame {
  readonly start: GameState;
  readonly commands: readonly Command[];
  readonly sideLines: readonly SideLine[];
}

/** A game as a branch of a tree. */
interface GameBranch {
  readonly branch: Branch<Command>;
  /** The place of the last move of the game in the branch; -1 for its start. */
  readonly end: number;
  /** The same for each line that was taken back, as far as it can be played. */
  readonly ends: ReadonlyMap<SideLine, number>;
}

/**
 * A game as a branch: what was played, and what was taken back as variations, as far as the rules allow it. Yields
 * after each move.
 */
export function* gameBranch({ start, commands, sideLines }: TakenBackGame): Generator<void, GameBranch> {
  const game = withoutReplaced(commands);
  const nodes: BranchNode<Command>[] = game.map((move, i) => ({ parent: i - 1, move, notes: {} }));
  const end = game.length - 1;
  if (sideLines.length === 0) return { branch: nodes, end, ends: new Map() };
  const lineAt = new Map<number, SideLine>();
  /** The last move of the game that each line shares with it. */
  const shared = new Map<SideLine, number>();
  for (const line of sideLines) {
    const moves = withoutReplaced([...commands.slice(0, line.after), ...line.commands]);
    // Moves that were given again stand in the game; the name is that of the first other one.
    const other = moves.findIndex((move, i) => !isSameMove(move, game[i]));
    const last = (other < 0 ? moves.length : other) - 1;
    shared.set(line, last);
    for (const [i, move] of moves.slice(last + 1).entries()) {
      lineAt.set(nodes.length, line);
      const begins = i === 0;
      const notes = begins ? { name: `Taken back by ${line.by}` } : {};
      nodes.push({ parent: begins ? last : nodes.length - 1, move, notes });
    }
  }
  const branch: BranchNode<Command>[] = [];
  const places = new Map([[-1, -1]]);
  const ends = new Map(shared);
  const fitting = nodes.slice(0, MAX_NODES - 1);
  for (const { place, state } of playNodes(start, fitting)) {
    const node = fitting[place];
    const parent = node === undefined ? undefined : places.get(node.parent);
    if (state !== null && node !== undefined && parent !== undefined) {
      const kept = branch.push({ ...node, parent }) - 1;
      places.set(place, kept);
      const line = lineAt.get(place);
      if (line !== undefined) ends.set(line, kept);
    }
    yield;
  }
  return { branch, end, ends };
}
