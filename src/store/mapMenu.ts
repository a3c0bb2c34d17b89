import { create } from 'zustand';
import type { SpaceId } from '../engine/index.ts';
import { useGame } from './gameStore.ts';

/** The menu of actions in a space: the space, and the position on the page (client pixels). */
export interface MapMenu {
  readonly at: { readonly space: SpaceId; readonly x: number; readonly y: number } | null;
  readonly isOpen: boolean;
  /** The next drag on the map draws a selection box, for devices without a Shift key. */
  readonly isBoxSelecting: boolean;
}

export const useMapMenu = create<MapMenu>()(() => ({ at: null, isOpen: false, isBoxSelecting: false }));

// A selection box selects units to move, so it must not stay active in a later phase.
useGame.subscribe(({ game }, before) => {
  if (game?.phase !== before.game?.phase) useMapMenu.setState({ isBoxSelecting: false });
});
