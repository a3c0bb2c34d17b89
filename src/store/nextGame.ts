import { create } from 'zustand';
import { shelf } from '../engine/index.ts';
import { useGame } from './gameStore.ts';
import { inBrowser } from './keptTexts.ts';
import { runningIn } from './displayedGame.ts';

/** Also read by the script that preloads the map (src/scripts/preload.js). */
const KEY = 'warboard-edition';

/** The edition of the game last played in this browser; without one, the first on the shelf. */
export function lastEdition(): string {
  const last = inBrowser.read(KEY);
  const editions = shelf();
  return (editions.find(({ id }) => id === last) ?? editions[0])?.id ?? '';
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

/**
 * The edition chosen for a new game, so that its map can be loaded while the rest of the form is filled in; null until
 * one could be chosen.
 */
export const useComingEdition = create<{ readonly edition: string | null }>()(() => ({ edition: null }));

/** The edition that was chosen, studied or played last on this page; null for none yet. */
export const latestEdition = (): string | null => useComingEdition.getState().edition;

/** The edition whose map is likely to come next: of the new game, or else of the game last played. */
export const comingEdition = (): string => latestEdition() ?? lastEdition();

/** Another game on the table is of the edition that is likely to come next: whatever was chosen before is past. */
export function followPlayedEdition(): void {
  useGame.subscribe((now, last) => {
    const [{ game }, { game: before }] = [runningIn(now), runningIn(last)];
    if (game !== null && game.edition !== before?.edition) useComingEdition.setState({ edition: game.edition });
  });
}

/** A position that the next new game begins from in place of the set-up, if one was set up. */
export const useStartPosition = create<{ readonly position: { readonly edition: string } | null }>()(() => ({
  position: null,
}));
