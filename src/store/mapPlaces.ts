import { create } from 'zustand';
import type { SpaceId } from '../engine/index.ts';
import type { Box } from './covers.ts';

/** Where things stand on the map now. The map alone knows; it says so here while there is one. */
export interface MapPlaces {
  /** The boxes round these spaces' units, or round their middles where nobody stands, in pixels from the ' +
      'map's corner. */
  readonly boxesOf: (spaces: readonly SpaceId[]) => readonly Box[];
}

export const useMapPlaces = create<MapPlaces>()(() => ({ boxesOf: () => [] }));
