import { create } from 'zustand';
import type { SpaceId } from '../engine/index.ts';

/** A way for ships that the map has a sign for: a canal by its name, or a zone behind closed straits. */
export type Passage =
  { readonly kind: 'canal'; readonly name: string } | { readonly kind: 'closed'; readonly zone: SpaceId };

/** The sign under the pointer, and where it stands in the map's window. */
export interface MapTip {
  readonly tip: { readonly passage: Passage; readonly x: number; readonly y: number } | null;
  readonly show: (tip: MapTip['tip']) => void;
}

const sameSign = (a: MapTip['tip'], b: MapTip['tip']): boolean =>
  JSON.stringify(a?.passage) === JSON.stringify(b?.passage);

/** What the map explains beside the pointer. It stays where it came up while the pointer is on the same sign. */
export const useMapTip = create<MapTip>()((set, get) => ({
  tip: null,
  show: (tip) => {
    if (!sameSign(get().tip, tip)) set({ tip });
  },
}));
