import { create } from 'zustand';
import type { SpaceId } from '../engine/index.ts';
import type { Box } from './covers.ts';

/** A part of the board, in its pixels; `left` may lie beyond an edge, since the board wraps. */
export interface BoardArea {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Positions on the map. The map sets this whenever its view has come to rest. */
export interface MapPlaces {
  /**
   * Boxes around the units of these spaces, or around the centre of an empty space; in pixels from the map's corner.
   */
  readonly boxesOf: (spaces: readonly SpaceId[]) => readonly Box[];
  /** The part of the board that is seen and not covered; null without a map. */
  readonly seen: BoardArea | null;
}

export const useMapPlaces = create<MapPlaces>()(() => ({ boxesOf: () => [], seen: null }));
