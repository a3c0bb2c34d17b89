import { create } from 'zustand';
import type { SpaceId } from '../engine/index.ts';
import type { Box } from './covers.ts';

/** Where things stand on the map. Set by the map, anew each time it has come to rest in another view. */
export interface MapPlaces {
  /** Boxes round these spaces' units, or round their middles where nobody stands; pixels from the corner. */
  readonly boxesOf: (spaces: readonly SpaceId[]) => readonly Box[];
}

export const useMapPlaces = create<MapPlaces>()(() => ({ boxesOf: () => [] }));
