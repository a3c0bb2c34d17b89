import { standingOf } from '../../store/storedChange.ts';
import type { StoredGame } from '../../saves/storedGame.ts';
import type { NamedGame } from '../../text/gameName.ts';
import { useGame } from '../../store/gameStore.ts';
import { runningIn } from '../../store/displayedGame.ts';

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
