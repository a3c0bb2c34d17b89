import { create } from 'zustand';
import type { LonLat } from '../../atlas/distance.ts';
import type { SpaceId } from '../../engine/index.ts';

/** A place that is told of. */
export interface MarkedPlace {
  readonly name: string;
  readonly at: LonLat;
  /** The space it lies in. */
  readonly space: SpaceId;
}

/** The place that the map marks and names while it is told of. */
export const useMarkedPlace = create<{ readonly place: MarkedPlace | null }>()(() => ({ place: null }));
