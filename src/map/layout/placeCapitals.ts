import type { MapFeature } from '../../geography/shapes.ts';
import {
  featureLabel,
  chiefCityStyle,
  nameBeside,
  boxesOf,
  type FeatureContext,
  type NamedFeature,
  type PlacedFeature,
} from './placeFeatures.ts';
import { onBoard } from './slantedSpot.ts';

/** Radius of the dot of a capital or victory city, in screen pixels of a small window. */
const DOT = 4;

/** The capitals and victory cities, each as a label in its style. */
const chiefCities = (features: readonly MapFeature[], context: FeatureContext): readonly NamedFeature[] =>
  features.flatMap((feature) => {
    const style = chiefCityStyle(feature, context.boardData.spaceInfo.get(feature.space ?? ''));
    return style === null ? [] : [{ ...featureLabel(feature, context), style }];
  });

const dotRadius = ({ detail }: FeatureContext): number => Math.round(DOT * detail.scale);

/** A dot for each capital and victory city, at any zoom. */
export const capitalDots = (features: readonly MapFeature[], context: FeatureContext): PlacedFeature[] =>
  chiefCities(features, context).map((city) => ({ ...city, dot: dotRadius(context), text: null }));

/** Their names beside their dots, where there is room. */
export const capitalNames = (features: readonly MapFeature[], context: FeatureContext): PlacedFeature[] =>
  chiefCities(features, context).flatMap((city) => nameBeside(city, dotRadius(context), context) ?? []);

/** Marks the area of placed features as taken. */
export function occupy(placed: readonly PlacedFeature[], { occupied, zoom }: FeatureContext): void {
  for (const feature of placed) for (const box of boxesOf(feature)) occupied.add(onBoard(box, feature, zoom));
}
