import { create } from 'zustand';
import { lastEdition } from './lastEdition.ts';

/**
 * The edition chosen for a new game, so that its map can be loaded while the rest of the form is filled in; null until
 * one could be chosen.
 */
export const useComingEdition = create<{ readonly edition: string | null }>()(() => ({ edition: null }));

/** The edition whose map is likely to come next: of the new game, or else of the game last played. */
export const comingEdition = (): string => useComingEdition.getState().edition ?? lastEdition();
