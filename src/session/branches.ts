import { isSameMove, MAX_NODES, type Branch, type BranchNode } from '../engine/table/index.ts';
import type { SideLine } from '../saves/schema.ts';
import type { AnyGame, GameRules, GameTypes } from '../engine/index.ts';
import type { Timeline } from './timeline.ts';
import { withoutReplaced } from './undo.ts';

/** What came of a move of a tree. */
export interface PlayedNode<G extends GameTypes = AnyGame> {
  /** Its place in the list. */
  readonly place: number;
  /** The state after it; null if it or a move before it is not allowed. */
  readonly state: G['state'] | null;
  /** The state in which it was refused, and why; no reason where the program failed. Null for no fault of its own. */
  readonly refused: { readonly state: G['state']; readonly refusal: G['refusal'] | null } | null;
}

/** Plays the moves of a tree, a move at a time, each after the one it names as its parent (-1 for the start). */
export function* playNodes<G extends GameTypes>(
  rules: GameRules<G>,
  start: G['state'],
  nodes: readonly { readonly parent: number; readonly move: G['command'] }[],
): Generator<PlayedNode<G>, void> {
  /** The last child of each node; after it, the node's state is not needed any more. */
  const last = new Map(nodes.map(({ parent }, place) => [parent, place]));
  const states = new Map<number, G['state']>([[-1, start]]);
  for (const [place, { parent, move }] of nodes.entries()) {
    const before = states.get(parent);
    const played = before === undefined ? { state: null, refused: null } : playMove(rules, before, move);
    if (played.state !== null && last.has(place)) states.set(place, played.state);
    if (last.get(parent) === place) states.delete(parent);
    yield { place, ...played };
  }
}

/** A file may hold what the program fails at. */
function playMove<G extends GameTypes>(
  rules: GameRules<G>,
  state: G['state'],
  move: G['command'],
): Omit<PlayedNode<G>, 'place'> {
  try {
    const played = rules.play(state, move);
    return played.ok
      ? { state: played.value.state, refused: null }
      : { state: null, refused: { state, refusal: played.fault } };
  } catch {
    return { state: null, refused: { state, refusal: null } };
  }
}

/** A game as a branch of a tree. */
interface GameBranch<G extends GameTypes> {
  readonly branch: Branch<G['command']>;
  /** The place of the last move of the game in the branch; -1 for its start. */
  readonly end: number;
  /** The place where each line that was taken back ends, as far as it can be played. */
  readonly ends: ReadonlyMap<SideLine<G['command']>, number>;
}

/**
 * A game as a branch: what was played, and what was taken back as variations, as far as the rules allow it. Yields
 * after each move.
 */
export function* gameBranch<G extends GameTypes>({
  rules,
  start,
  commands,
  sideLines,
}: Pick<Timeline<G>, 'rules' | 'start' | 'commands' | 'sideLines'>): Generator<void, GameBranch<G>> {
  type Line = SideLine<G['command']>;
  const game = withoutReplaced(rules, commands);
  const nodes: BranchNode<G['command']>[] = game.map((move, i) => ({ parent: i - 1, move, notes: {} }));
  const end = game.length - 1;
  if (sideLines.length === 0) return { branch: nodes, end, ends: new Map() };
  const lineAt = new Map<number, Line>();
  /** The last move of the game that each line shares with it. */
  const shared = new Map<Line, number>();
  for (const line of sideLines) {
    const moves = withoutReplaced(rules, [...commands.slice(0, line.after), ...line.commands]);
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
  const branch: BranchNode<G['command']>[] = [];
  const places = new Map([[-1, -1]]);
  const ends = new Map(shared);
  const fitting = nodes.slice(0, MAX_NODES - 1);
  for (const { place, state } of playNodes(rules, start, fitting)) {
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
