import { create } from 'zustand';
import type { SpaceId } from '../engine/index.ts';

/** A sea passage with a sign on the map: a canal by name, or a zone behind closed straits. */
export type Passage =
  { readonly kind: 'canal'; readonly name: string } | { readonly kind: 'closed'; readonly zone: SpaceId };

/** The sign under the pointer, and its position in the map's window. */
export interface MapTip {
  readonly tip: { readonly passage: Passage; readonly x: number; readonly y: number } | null;
  readonly show: (tip: MapTip['tip']) => void;
}

const sameSign = (a: MapTip['tip'], b: MapTip['tip']): boolean =>
  JSON.stringify(a?.passage) === JSON.stringify(b?.passage);

/** The tooltip of a sign on the map. It does not move while the pointer stays on the same sign. */
export const useMapTip = create<MapTip>()((set, get) => ({
  tip: null,
  show: (tip) => {
    if (!sameSign(get().tip, tip)) set({ tip });
  },
}));
