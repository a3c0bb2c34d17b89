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

interface Marked {
  readonly place: MarkedPlace | null;
  /** Lands that it is about, for the map to outline. */
  readonly lands: readonly string[];
}

const NOTHING: Marked = { place: null, lands: [] };

/** The place that the map marks and names while it is told of. */
export const useMarkedPlace = create<Marked>()(() => NOTHING);

export const unmarkPlace = (): void => useMarkedPlace.setState(NOTHING);
