import { useMemo } from 'react';
import type { Command, GameState } from '../../../../engine/axis-allies/index.ts';
import { roundsLeft, stateAtEnd, type PlayedGame, goalStanding, type GoalStanding } from '../../shortGames/goal.ts';
import type { ToldShortGame } from '../../shortGames/schema.ts';
import { useGame } from '../../store/game.ts';

/** How a short game ended. */
export interface Ending {
  readonly state: GameState;
  readonly standing: GoalStanding;
}

interface KnownEnd {
  readonly start: GameState;
  /** The commands up to the end. */
  readonly commands: readonly Command[];
  readonly state: GameState;
}

/** The end that was played last, so that it is not played again with every command that follows it. */
let known: KnownEnd | null = null;

function endOf(shortGame: ToldShortGame, { start, commands }: PlayedGame): GameState | null {
  const isKnown = known?.start === start && known.commands.every((command, i) => command === commands[i]);
  if (known === null || !isKnown) {
    const state = stateAtEnd(shortGame, { start, commands });
    known = state === null ? null : { start, commands, state };
  }
  return known?.state ?? null;
}

/** How the short game on the table ended; null while it is played. */
export function useEnding(shortGame: ToldShortGame): Ending | null {
  const start = useGame((store) => store.start);
  const game = useGame((store) => store.game);
  const commands = useGame((store) => store.commands);
  return useMemo(() => {
    if (start === null || game === null || roundsLeft(shortGame, start, game) > 0) return null;
    const state = endOf(shortGame, { start, commands }) ?? game;
    return { state, standing: goalStanding(shortGame.goal, state) };
  }, [shortGame, start, game, commands]);
}
