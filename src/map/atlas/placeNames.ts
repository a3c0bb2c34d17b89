import type { Holder } from '../../atlas/schema.ts';
import type { BySpace } from '../../engine/index.ts';
import type { LandOnMap } from '../../geography/lands/decodeLands.ts';
import type { MapFeature, Rank, Point } from '../../geography/shapes.ts';
import { occupiedBy } from '../layout/occupiedBy.ts';
import type { MapLayout } from '../layout/mapLayout.ts';
import {
  type FeatureContext,
  type PlacedFeature,
  chiefCityStyle,
  featureLabel,
  nameBeside,
  placeFeatures,
} from '../layout/placeFeatures.ts';
import type { ReadyMapContext } from '../scene/MapContext.ts';
import type { RouteOnMap, StraitOnMap, TodayMap } from './atlasData.ts';
import { coveredBy, type AtlasLabel, take, firstFree, pointsIn, sansName, sansSize, STRETCH } from './namePlace.ts';
import { holderColour } from '../../games/looks.ts';
import { runToEnd } from '../scene/timeSlicing.ts';
import { placeRouteNames, placeStraits } from './ways.ts';

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

/** Radius of the dots by rank, in screen pixels of a small window. */
const DOTS: Readonly<Record<Rank, number>> = { 1: 3.5, 2: 2.5, 3: 2 };
/** The zoom, in a small window, from which cities of a rank are shown; usually they come much later. */
const FROM: Readonly<Record<Rank, number>> = { 1: 0, 2: 0.3, 3: 0.85 };

/** Capitals and other cities that mattered: the first of them at every zoom, with a name wherever there is room. */
function placeCities(features: readonly MapFeature[], context: FeatureContext): readonly PlacedFeature[] {
  const { boardData, zoom, detail } = context;
  const cities = features.flatMap((feature) => {
    if (feature.kind !== 'city') return [];
    const chief = chiefCityStyle(feature, boardData.spaceInfo.get(feature.space ?? ''));
    const rank: Rank = chief === null ? feature.rank : 1;
    return zoom / detail.scale >= FROM[rank] ? [{ feature, chief, rank }] : [];
  });
  return cities
    .toSorted((a, b) => Number(b.chief !== null) - Number(a.chief !== null) || a.rank - b.rank)
    .flatMap(({ feature, chief, rank }) => {
      const dot = Math.round(DOTS[rank] * detail.scale);
      const label = { ...featureLabel(feature, context), style: chief ?? 'city', dot } as const;
      const placed = nameBeside(label, dot, context) ?? (rank === 3 ? null : { ...label, text: null });
      if (placed !== null) take(placed, context);
      return placed ?? [];
    });
}

const SHARE = 0.8;
/** A plate may be so much larger than the room: then it still lies over the middle of its land. */
const LOOSE = 2.2;
/** In screen pixels: nearer than this to a plate that says the same, another says nothing new. */
const APART = 90;

/** A plate with the short name of who held it on every land that has room for one, the roomiest first. */
function placeHolders(
  held: BySpace<Holder>,
  lands: readonly LandOnMap[],
  context: FeatureContext,
): readonly AtlasLabel[] {
  const { zoom, detail } = context;
  const size = sansSize(detail, SHARE);
  const placed: AtlasLabel[] = [];
  for (const { id, at, room } of lands.toSorted((a, b) => b.room - a.room)) {
    const holder = held[id];
    if (holder === undefined) continue;
    const name = sansName(holder.short, size, at, context);
    if (name.text.width / 2 > room * zoom * STRETCH * LOOSE || size / 2 > room * zoom * LOOSE) continue;
    const isSaid = placed.some(
      ({ placed: { name: said, x, y } }) =>
        said === holder.short && Math.hypot(x - at[0], y - at[1]) * zoom < APART * (size / 11),
    );
    const found = isSaid ? null : firstFree(name, pointsIn(at, room), context);
    if (found === null) continue;
    take(found, context);
    placed.push({ look: 'holder', placed: found, colour: holderColour(holder) });
  }
  return placed;
}

const KINDS: readonly MapFeature['kind'][] = ['range', 'desert', 'plain'];
/** Mountains and the like are named at so much less zoom than usual. */
const SOONER = 2.4;

/** Names of mountains, deserts and plains, long before they are usually shown. Takes their room. */
function placeRelief(features: readonly MapFeature[], context: FeatureContext): readonly PlacedFeature[] {
  const { detail } = context;
  const lands = features.filter(({ kind }) => KINDS.includes(kind));
  // From which zoom a name is shown is reckoned for a window of this scale.
  return runToEnd(placeFeatures(lands, { ...context, detail: { ...detail, scale: detail.scale / SOONER } }));
}

/** Relative to the names of spaces; the largest countries have larger letters. */
const SIZES = [1.1, 0.85] as const;
/** A name may be so many times as large as the room: a little of it may lie over a border. */
const REACH = 1.5;
/** Names of the countries of today that have room for them at this zoom, the largest countries first. */
function placeToday({ names }: TodayMap, context: FeatureContext): readonly AtlasLabel[] {
  const { detail, zoom } = context;
  return names.flatMap(({ name, at: [x, y], room }) => {
    for (const share of SIZES) {
      const size = sansSize(detail, share);
      const label = sansName(name, size, [x, y], context);
      const [wide, high] = [label.text.width / 2, label.text.height / 2];
      const reach = room * zoom * REACH;
      const isWithin = ([px, py]: Point): boolean =>
        Math.abs(px - x) * zoom + wide <= reach * STRETCH && Math.abs(py - y) * zoom + high <= reach;
      const placed = firstFree(label, pointsIn([x, y], room).filter(isWithin), context);
      if (placed === null) continue;
      take(placed, context);
      return [{ look: 'today', placed }];
    }
    return [];
  });
}
