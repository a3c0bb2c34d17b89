import { play, type Command, type GameState, type Refusal } from '../engine/index.ts';

/** What came of a move of a tree. */
export interface PlayedNode {
  /** Its place in the list. */
  readonly place: number;
  /** The state after it; null if it or a move before it is not allowed. */
  readonly state: GameState | null;
  /** The state in which it was refused, and why; no reason where the program failed. Null for no fault of its own. */
  readonly refused: { readonly state: GameState; readonly refusal: Refusal | null } | null;
}

/** Plays the moves of a tree, a move at a time, each after the one it names as its parent (-1 for the start). */
export function* playNodes(
  start: GameState,
  nodes: readonly { readonly parent: number; readonly move: Command }[],
): Generator<PlayedNode, void> {
  /** The last child of each node; after it, the node's state is not needed any more. */
  const last = new Map(nodes.map(({ parent }, place) => [parent, place]));
  const states = new Map<number, GameState>([[-1, start]]);
  for (const [place, { parent, move }] of nodes.entries()) {
    const before = states.get(parent);
    const played = before === undefined ? { state: null, refused: null } : playMove(before, move);
    if (played.state !== null && last.has(place)) states.set(place, played.state);
    if (last.get(parent) === place) states.delete(parent);
    yield { place, ...played };
  }
}

/** A file may hold what the program fails at. */
function playMove(state: GameState, move: Command): Omit<PlayedNode, 'place'> {
  try {
    const played = play(state, move);
    return played.ok
      ? { state: played.value.state, refused: null }
      : { state: null, refused: { state, refusal: played.fault } };
  } catch {
    return { state: null, refused: { state, refusal: null } };
  }
}
