import type { MapLayout } from './mapLayout.ts';

/**
 * Ratios of the current zoom to the layout's own, when zooming out and in: up to `whole` the layout is fully visible,
 * from `none` on invisible. Zooming out makes things overlap, so they disappear sooner.
 */
const OUT = { whole: 0.87, none: 0.7 };
const IN = { whole: 1.5, none: 2.2 };

const share = (value: number, none: number, whole: number): number =>
  Math.min(1, Math.max(0, (value - none) / (whole - none)));

/** The opacity (0 to 1) of a layout computed for one zoom when it is shown at another. */
export function layoutOpacity(laidOutFor: number, zoom: number): number {
  const nearer = zoom / laidOutFor;
  return Math.min(share(nearer, OUT.none, OUT.whole), share(nearer, IN.none, IN.whole));
}

/** The layout as the pointer can hit it at this zoom: without its content once it has faded out. */
export const visibleLayout = (layout: MapLayout, zoom: number): MapLayout =>
  layoutOpacity(layout.zoom, zoom) > 0
    ? layout
    : { ...layout, canals: [], blocks: [], signs: [], arrows: [], realms: [], labels: [], features: [] };
