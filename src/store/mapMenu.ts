import { create } from 'zustand';
import type { SpaceId } from '../engine/index.ts';
import { useGame } from './gameStore.ts';

/** The menu of what can be done in a space: for which, and where on the page (client pixels) it was asked for. */
export interface MapMenu {
  readonly at: { readonly space: SpaceId; readonly x: number; readonly y: number } | null;
  readonly isOpen: boolean;
  /** The next drag on the map draws a band round units, for hands that have no Shift key. */
  readonly isBoxSelecting: boolean;
}

export const useMapMenu = create<MapMenu>()(() => ({ at: null, isOpen: false, isBoxSelecting: false }));

// A band takes units to be moved: none waits for a drag in a later phase.
useGame.subscribe(({ game }, before) => {
  if (game?.phase !== before.game?.phase) useMapMenu.setState({ isBoxSelecting: false });
});
