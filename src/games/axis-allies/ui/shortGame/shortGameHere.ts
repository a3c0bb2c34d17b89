import { useMemo } from 'react';
import { create } from 'zustand';
import type { Command, GameState } from '../../../../engine/axis-allies/index.ts';
import { roundsLeft, stateAtEnd, type PlayedGame } from '../../shortGames/goal.ts';
import { goalStanding, type GoalStanding } from '../../shortGames/goal.ts';
import { type ToldShortGame, toldShortGameSchema } from '../../shortGames/schema.ts';
import { useGame } from '../../store/game.ts';
import { readShape } from '../../../../engine/index.ts';

/** The short game that is played on the table; null if its description cannot be read. */
export function useShortGame(): ToldShortGame | null {
  const told = useGame((store) => store.setup?.shortGame);
  return useMemo(() => {
    const parsed = readShape(toldShortGameSchema, told);
    return parsed.success ? parsed.data : null;
  }, [told]);
}

/** Whether the end of the short game is shown. It opens by itself when the last round is over. */
export const useEndWindow = create<{ readonly isOpen: boolean }>()(() => ({ isOpen: false }));

export const openEnd = (): void => useEndWindow.setState({ isOpen: true });
export const closeEnd = (): void => useEndWindow.setState({ isOpen: false });

/** How a short game ended. */
export interface ShortGameEnding {
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
export function useEnding(shortGame: ToldShortGame): ShortGameEnding | null {
  const start = useGame((store) => store.start);
  const game = useGame((store) => store.game);
  const commands = useGame((store) => store.commands);
  return useMemo(() => {
    if (start === null || game === null || roundsLeft(shortGame, start, game) > 0) return null;
    const state = endOf(shortGame, { start, commands }) ?? game;
    return { state, standing: goalStanding(shortGame.goal, state) };
  }, [shortGame, start, game, commands]);
}
