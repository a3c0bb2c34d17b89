import { create } from 'zustand';
import type { SpaceId } from '../engine/index.ts';

/**
 * A space of which the map shows only totals, and where these stand in its window, in pixels from its upper left
 * corner.
 */
export interface Totalled {
  readonly space: SpaceId;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The latest such space that was pointed at; null while the map moves. */
export const useMapInset = create<{ readonly totalled: Totalled | null }>()(() => ({ totalled: null }));
