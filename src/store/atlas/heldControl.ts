import { create } from 'zustand';
import type { BySpace, PowerId } from '../../engine/index.ts';

/** Who holds what, in place of the game: null while the map shows the game's own. */
export const useHeldControl = create<{ readonly control: BySpace<PowerId> | null }>()(() => ({ control: null }));
