import { create } from 'zustand';
import type { ShortGame } from '../../shortGames/schema.ts';

/** The short game that was opened from a file; null if none was. */
export const useOpenedShortGame = create<{ readonly shortGame: ShortGame | null }>()(() => ({ shortGame: null }));
