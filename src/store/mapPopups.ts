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

/** A sea passage with a sign on the map: a canal by name, or a zone behind closed straits. */
export type Passage =
  { readonly kind: 'canal'; readonly name: string } | { readonly kind: 'closed'; readonly zone: SpaceId };

/** The sign under the pointer, and its position in the map's window. */
export interface PassageTip {
  readonly tip: { readonly passage: Passage; readonly x: number; readonly y: number } | null;
  readonly show: (tip: PassageTip['tip']) => void;
}

const sameSign = (a: PassageTip['tip'], b: PassageTip['tip']): boolean =>
  JSON.stringify(a?.passage) === JSON.stringify(b?.passage);

/** The tooltip of a sign on the map. It does not move while the pointer stays on the same sign. */
export const useMapTip = create<PassageTip>()((set, get) => ({
  tip: null,
  show: (tip) => {
    if (!sameSign(get().tip, tip)) set({ tip });
  },
}));
