import { SHELF } from '../engine/index.ts';
import { useGame } from './gameStore.ts';
import { runningIn } from './runningGame.ts';

/** Also read by the script that preloads the map (src/scripts/preload.js). */
const KEY = 'warboard-edition';

/** The edition of the game last played in this browser; without one, the first on the shelf. */
export function lastEdition(): string {
  const last = read();
  return (SHELF.find(({ id }) => id === last) ?? SHELF[0]).id;
}

/** Whether a game has been played in this browser. */
export const hasPlayed = (): boolean => read() !== null;

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Storage may be forbidden.
    return null;
  }
}

/** Remembers the edition of each game that is played, so that the next page can load its map at once. */
export function rememberEdition(): void {
  useGame.subscribe((now, last) => {
    const [{ game }, { game: before }] = [runningIn(now), runningIn(last)];
    if (game === null || game.edition === before?.edition) return;
    try {
      localStorage.setItem(KEY, game.edition);
    } catch {
      // It is only a matter of speed.
    }
  });
}
