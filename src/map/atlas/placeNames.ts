import type { Holder } from '../../atlas/schema.ts';
import type { BySpace } from '../../engine/index.ts';
import type { LandOnMap } from '../../geography/lands/decodeLands.ts';
import type { MapFeature } from '../../geography/shapes.ts';
import { occupiedBy } from '../layout/occupiedBy.ts';
import type { MapLayout } from '../layout/mapLayout.ts';
import type { FeatureContext, PlacedFeature } from '../layout/placeFeatures.ts';
import type { ReadyMapContext } from '../scene/MapContext.ts';
import type { RouteOnMap, StraitOnMap, TodayMap } from './atlasData.ts';
import { coveredBy, type AtlasLabel } from './atlasLabel.ts';
import { take } from './namePlace.ts';
import { placeCities } from './placeCities.ts';
import { placeHolders } from './placeHolders.ts';
import { placeRelief } from './placeRelief.ts';
import { placeToday } from './placeToday.ts';
import { placeRouteNames, placeStraits } from './placeWays.ts';

/** What the layers that are on have to name; null for one that is off or not loaded. */
export interface ToName {
  readonly held: { readonly by: BySpace<Holder>; readonly lands: readonly LandOnMap[] } | null;
  readonly straits: readonly StraitOnMap[] | null;
  readonly routes: readonly RouteOnMap[] | null;
  readonly today: TodayMap | null;
  readonly hasCities: boolean;
  readonly hasRelief: boolean;
}

export interface PlacedNames {
  readonly labels: readonly AtlasLabel[];
  /** Cities and lands that a layer shows, and of the map's own names of that kind those that still have room. */
  readonly features: readonly PlacedFeature[];
}

/**
 * Places the names of the layers where units, names of spaces and signs leave room; the most needed first. The map's
 * own names of cities, waters and landscapes give way to them, but for cities that the page tells of.
 */
export function placeNames(
  { boardData, measure }: Pick<ReadyMapContext, 'boardData' | 'measure'>,
  layout: MapLayout,
  { held, straits, routes, today, hasCities, hasRelief }: ToName,
): PlacedNames {
  if (!hasCities && !hasRelief && [held, straits, routes, today].every((layer) => layer === null))
    return { labels: [], features: layout.features };
  const { detail, zoom } = layout;
  const occupied = occupiedBy(layout, ['labels', 'blocks', 'badges'], boardData.grid.width);
  for (const { x, y, size, width } of layout.canals)
    occupied.add({ x: x + width / 2 / zoom, y, width: (size + width) / zoom, height: size / zoom });
  const context: FeatureContext = { boardData, occupied, detail, zoom, measure };
  // The order matters: each takes room from those that follow.
  const told = layout.features.filter(({ isTold }) => isTold);
  for (const placed of told) if (placed.text !== null) take(placed, context);
  const isUntold = ({ kind, name }: MapFeature): boolean => kind !== 'city' || told.every((city) => city.name !== name);
  const holders = held === null ? [] : placeHolders(held.by, held.lands, context);
  const cities = hasCities ? placeCities(boardData.features.filter(isUntold), context) : [];
  const labels = [
    ...holders,
    ...(straits === null ? [] : placeStraits(straits, layout.canals, context)),
    ...(routes === null ? [] : placeRouteNames(routes, context)),
    ...(today === null ? [] : placeToday(today, context)),
  ];
  const shown = [...cities, ...(hasRelief ? placeRelief(boardData.features, context) : [])];
  const names = new Set(shown.map(({ name }) => name));
  const own = layout.features.filter((placed) => {
    if (names.has(placed.name)) return false;
    // The dot of a capital has its place before all names.
    if (placed.text === null || placed.isTold) return true;
    const stays = coveredBy(placed, zoom).every((box) => occupied.isFree(box));
    if (stays) take(placed, context);
    return stays;
  });
  return { labels, features: [...own, ...shown] };
}
