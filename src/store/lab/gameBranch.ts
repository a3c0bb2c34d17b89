import type { Command, GameState } from '../../engine/index.ts';
import { isSameMove, MAX_NODES, type Branch, type BranchNode } from '../../engine/table/index.ts';
import { playNodes } from '../../saves/playNodes.ts';
import type { SideLine } from '../../saves/schema.ts';

interface TakenBackGame {
  readonly start: GameState;
  readonly commands: readonly Command[];
  readonly sideLines: readonly SideLine[];
}

/** A game as a branch of a tree. */
interface GameBranch {
  readonly branch: Branch<Command>;
  /** The place of the last move of each line in the branch; -1 where nothing of it can be played. */
  readonly ends: ReadonlyMap<SideLine, number>;
}

/**
 * A game as a branch: what was played, and what was taken back as variations, as far as the rules allow it. Yields
 * after each move.
 */
export function* gameBranch({ start, commands, sideLines }: TakenBackGame): Generator<void, GameBranch> {
  const nodes: BranchNode<Command>[] = commands.map((move, i) => ({ parent: i - 1, move, notes: {} }));
  if (sideLines.length === 0) return { branch: nodes, ends: new Map() };
  const lineAt = new Map<number, SideLine>();
  for (const line of sideLines) {
    // A move that was given again stands in the game; the name is that of the first other one.
    const named = line.commands.findIndex((move, i) => !isSameMove(move, commands[line.after + i]));
    for (const [i, move] of line.commands.entries()) {
      lineAt.set(nodes.length, line);
      const notes = i === named ? { name: `Taken back by ${line.by}` } : {};
      nodes.push({ parent: i === 0 ? line.after - 1 : nodes.length - 1, move, notes });
    }
  }
  const branch: BranchNode<Command>[] = [];
  const places = new Map([[-1, -1]]);
  const ends = new Map(sideLines.map((line) => [line, -1]));
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
  return { branch, ends };
}
