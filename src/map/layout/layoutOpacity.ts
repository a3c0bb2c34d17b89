import type { MapLayout } from './mapLayout.ts';

/**
 * Nearer to its own zoom than this a layout is seen whole; farther off than the other, not at all. When one goes
 * farther away things pile up, so they go sooner than when one comes closer.
 */
const OUT = { whole: 0.87, none: 0.7 };
const IN = { whole: 1.5, none: 2.2 };

const share = (value: number, none: number, whole: number): number =>
  Math.min(1, Math.max(0, (value - none) / (whole - none)));

/** How well things laid out for one zoom suit another: 1 wholly, 0 not at all. */
export function layoutOpacity(laidOutFor: number, zoom: number): number {
  const nearer = zoom / laidOutFor;
  return Math.min(share(nearer, OUT.none, OUT.whole), share(nearer, IN.none, IN.whole));
}

/** What of a layout can be seen at a zoom, and so be pointed at: all of it, or nothing once it has faded. */
export const visibleLayout = (layout: MapLayout, zoom: number): MapLayout =>
  layoutOpacity(layout.zoom, zoom) > 0
    ? layout
    : { ...layout, canals: [], blocks: [], arrows: [], realms: [], labels: [], features: [] };
