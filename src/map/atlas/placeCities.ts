import type { MapFeature, Rank } from '../../geography/shapes.ts';
import {
  chiefCityStyle,
  featureLabel,
  nameBeside,
  type FeatureContext,
  type PlacedFeature,
} from '../layout/placeFeatures.ts';
import { take } from './namePlace.ts';

/** Radius of the dots by rank, in screen pixels of a small window. */
const DOTS: Readonly<Record<Rank, number>> = { 1: 3.5, 2: 2.5, 3: 2 };
/** The zoom, in a small window, from which cities of a rank are shown; usually they come much later. */
const FROM: Readonly<Record<Rank, number>> = { 1: 0, 2: 0.3, 3: 0.85 };

/** Capitals and other cities that mattered: the first of them at every zoom, with a name wherever there is room. */
export function placeCities(features: readonly MapFeature[], context: FeatureContext): readonly PlacedFeature[] {
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
