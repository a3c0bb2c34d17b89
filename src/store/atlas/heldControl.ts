import { create } from 'zustand';
import type { Holder } from '../../atlas/schema.ts';
import type { BySpace, PowerId } from '../../engine/index.ts';

interface HeldControl {
  /** Who holds the ground of spaces, in place of the game: null while the map shows the game's own. */
  readonly control: BySpace<PowerId> | null;
  /** Who held the lands that are in view, those with the most lands first. */
  readonly inView: readonly Holder[];
}

/** What the map shows of who held what; the map sets it. */
export const useHeldControl = create<HeldControl>()(() => ({ control: null, inView: [] }));
