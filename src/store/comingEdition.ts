import { create } from 'zustand';
import { useGame } from './gameStore.ts';
import { lastEdition } from './lastEdition.ts';
import { runningIn } from './displayedGame.ts';

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
