import { create } from 'zustand';
import type { SpaceId } from '../engine/index.ts';
import type { Box } from './covers.ts';

/** Positions on the map. The map sets this whenever its view has come to rest. */
export interface MapPlaces {
  /**
   * Boxes around the units of these spaces, or around the centre of an empty space; in pixels from the map's corner.
   */
  readonly boxesOf: (spaces: readonly SpaceId[]) => readonly Box[];
}

export const useMapPlaces = create<MapPlaces>()(() => ({ boxesOf: () => [] }));
