import { create } from 'zustand';
import type { LonLat } from '../../atlas/distance.ts';
import type { SpaceId } from '../../engine/index.ts';

/** A point of the map, in its pixels. */
type Pixel = readonly [x: number, y: number];

/** A place that is measured from or to. */
export interface RulerEnd {
  readonly name: string;
  readonly at: LonLat;
  /** Where the map shows it: an island may be drawn elsewhere. */
  readonly pixel: Pixel;
}

interface Ruler {
  readonly from: RulerEnd | null;
  readonly to: RulerEnd | null;
  /** Takes a press on the map, while the ruler is on; the map sets it. */
  readonly take: ((pixel: Pixel, space: SpaceId | null) => void) | null;
  /** The places that can be named instead, while the ruler is on; the map sets them. */
  readonly places: readonly RulerEnd[];
}

export const useRuler = create<Ruler>()(() => ({ from: null, to: null, take: null, places: [] }));

/** The next place that was pressed: the end of a measure that was begun, or else the beginning of a new one. */
export function measure(end: RulerEnd): void {
  const { from, to } = useRuler.getState();
  useRuler.setState(from === null || to !== null ? { from: end, to: null } : { to: end });
}

export const clearRuler = (): void => useRuler.setState({ from: null, to: null });
