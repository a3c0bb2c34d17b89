import { create } from 'zustand';
import type { BoardArea } from './mapPlaces.ts';

/** What was last looked at on the map, for pages that lie before it. The map sets this while it is in front. */
export interface MapSeen {
  readonly edition: string | null;
  /** The part of that edition's board that was seen and not covered. */
  readonly area: BoardArea | null;
}

export const useMapSeen = create<MapSeen>()(() => ({ edition: null, area: null }));
