import {
  editionOf,
  sideOf,
  type GameState,
  type Side,
  type SpaceId,
  play,
  type Command,
} from '../../../engine/axis-allies/index.ts';
import type { Goal, ShortGame } from './schema.ts';

/** How a goal stands. */
export interface GoalStanding {
  /** Of the territories of the goal, those that its side holds. */
  readonly held: readonly SpaceId[];
  /** What it has, in territories or IPCs, and how much it needs. */
  readonly has: number;
  readonly needs: number;
  /** The side that reaches its goal if this is the end. */
  readonly winner: Side;
}

const OTHER = { axis: 'allies', allies: 'axis' } as const;

/** How a goal stands in a state of the game. */
export function goalStanding(goal: Goal, state: GameState): GoalStanding {
  const { side, spaces, needs } = goal;
  const held = spaces.filter((space) => sideOf(state, state.control[space] ?? '') === side);
  const has = goal.kind === 'hold' ? held.length : worthOf(state.edition, held);
  return { held, has, needs, winner: has >= needs ? side : OTHER[side] };
}

/** What territories are worth together, in IPCs. */
export function worthOf(edition: string, territories: readonly SpaceId[]): number {
  const { spaces } = editionOf(edition);
  return territories.reduce((sum, territory) => {
    const space = spaces.find(({ id }) => id === territory);
    return sum + (space?.kind === 'land' ? space.ipc : 0);
  }, 0);
}

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
