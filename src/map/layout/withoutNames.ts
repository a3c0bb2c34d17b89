import type { MapLayout } from './mapLayout.ts';

/** A layout without names and what stands beside them: of spaces, powers, cities, waters and mountains. */
export const withoutNames = (layout: MapLayout): MapLayout => ({ ...layout, realms: [], labels: [], features: [] });
