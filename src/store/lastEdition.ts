import { SHELF } from '../engine/index.ts';
import { useGame } from './gameStore.ts';
import { inBrowser } from './keptTexts.ts';
import { runningIn } from './displayedGame.ts';

/** Also read by the script that preloads the map (src/scripts/preload.js). */
const KEY = 'warboard-edition';

/** The edition of the game last played in this browser; without one, the first on the shelf. */
export function lastEdition(): string {
  const last = inBrowser.read(KEY);
  return (SHELF.find(({ id }) => id === last) ?? SHELF[0]).id;
}

/** Whether a game has been played in this browser. */
export const hasPlayed = (): boolean => inBrowser.read(KEY) !== null;

/** Remembers the edition of each game that is played, so that the next page can load its map at once. */
export function rememberEdition(): void {
  useGame.subscribe((now, last) => {
    const [{ game }, { game: before }] = [runningIn(now), runningIn(last)];
    if (game === null || game.edition === before?.edition) return;
    // If it is not kept, that is only a matter of speed.
    inBrowser.keep(KEY, game.edition);
  });
}
