import { standingOf } from '../../store/storedChange.ts';
import type { StoredGame } from '../../saves/storedGame.ts';
import { type NamedGame, gameName } from '../../text/gameName.ts';
import { useGame } from '../../store/gameStore.ts';
import { runningIn } from '../../store/displayedGame.ts';
import { EditionNotLoaded } from '../../store/loadEditionOf.ts';
import { nameWith } from '../../store/games/changeGames.ts';
import type { ReadGame } from '../../store/games/readGames.ts';

/** What the list shows of a game. */
export type GameShown = Pick<StoredGame, 'name' | 'setup' | 'standing' | 'count'> & {
  /** Null for now. */
  readonly savedAt: string | null;
};

export const namedGame = ({ name, setup: { edition, players }, savedAt }: GameShown): NamedGame => ({
  name,
  edition,
  players,
  savedAt,
});

/** The running game as the list shows it; null if there is none. */
export function useRunningGameShown(): GameShown | null {
  const name = useGame((store) => runningIn(store).name);
  const setup = useGame((store) => runningIn(store).setup);
  const game = useGame((store) => runningIn(store).game);
  const count = useGame((store) => runningIn(store).commands.length);
  if (setup === null || game === null) return null;
  return { name: name ?? undefined, setup, standing: standingOf(game), count, savedAt: null };
}

/** Why something could not be done with a stored game, and what to do. */
export function storageProblem(error: unknown): string {
  if (error instanceof EditionNotLoaded) return 'Its edition could not be loaded. Try again in a moment.';
  if (error instanceof DOMException && error.name === 'QuotaExceededError')
    return 'There is no room left in this browser’s storage. Delete a game first, or save games to files.';
  return 'The storage does not answer. Try again in a moment.';
}

/**
 * The game to be added; under its usual name if nothing was ordered in it, since only a game that was named is kept
 * then.
 */
export function namedIfEmpty(game: ReadGame): ReadGame {
  const { opened, savedAt } = game;
  if (opened.timeline.commands.length > 0 || opened.name !== undefined) return game;
  const { edition, players } = opened.setup;
  return { ...game, opened: { ...opened, name: nameWith(gameName({ edition, players, savedAt }), '') } };
}
