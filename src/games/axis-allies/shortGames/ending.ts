import { play, type Command, type GameState } from '../../../engine/axis-allies/index.ts';
import type { ShortGame } from './schema.ts';

/** A game as it was played: where it began, and all its commands. */
export interface PlayedGame {
  readonly start: GameState;
  readonly commands: readonly Command[];
}

/** The number of the last round. */
export const lastRound = ({ rounds }: Pick<ShortGame, 'rounds'>, start: Pick<GameState, 'round'>): number =>
  start.round + rounds - 1;

/** How many rounds are left, the present one among them; 0 when the short game is over. */
export const roundsLeft = (shortGame: Pick<ShortGame, 'rounds'>, start: GameState, now: GameState): number =>
  now.outcome === null ? Math.max(0, lastRound(shortGame, start) - now.round + 1) : 0;

/**
 * The state in which the short game ended, when its last round was over or a side had won the war; null while it is
 * played. What was played on afterwards does not count. The commands must have been played.
 */
export function stateAtEnd(shortGame: Pick<ShortGame, 'rounds'>, { start, commands }: PlayedGame): GameState | null {
  let state = start;
  for (const command of commands) {
    const answer = play(state, command);
    if (!answer.ok) return null;
    state = answer.value.state;
    if (roundsLeft(shortGame, start, state) === 0) return state;
  }
  return null;
}
