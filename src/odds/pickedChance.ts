import { play, type Command, type GameState } from '../engine/index.ts';
import { endIn, keyOf } from './lineEnd.ts';
import { oddsOf } from './odds.ts';
import { TO_THE_END } from './policies.ts';

/** A tree of moves that has been played: the state at its start, and after each move. */
export interface PlayedMoves {
  readonly start: GameState;
  readonly moves: readonly { readonly parent: number; readonly move: Command }[];
  readonly states: readonly GameState[];
}

/**
 * The chance of the end to which a move brings a battle, when that battle had just begun; null if the move ends none.
 * Both sides lose what the rules suggest, and fight to the end.
 */
export function pickedChance({ start, moves, states }: PlayedMoves, place: number): number | null {
  const stateAt = (at: number): GameState => states[at] ?? start;
  const parentOf = (at: number): number => moves[at]?.parent ?? -1;
  const last = moves[place];
  if (last === undefined) return null;
  let began = last.parent;
  while (began >= 0 && stateAt(parentOf(began)).battle !== null) began = parentOf(began);
  const before = stateAt(began);
  const played = play(stateAt(last.parent), last.move);
  const reached = played.ok ? endIn(before, played.value) : null;
  const odds = oddsOf(before, TO_THE_END);
  if (reached === null || typeof odds === 'string') return null;
  return odds.ends.find((end) => keyOf(end) === keyOf(reached))?.chance ?? 0;
}
