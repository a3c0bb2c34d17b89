import type { MapFeature } from '../../geography/shapes.ts';
import {
  featureLabel,
  isCapital,
  nameBeside,
  boxesOf,
  type FeatureContext,
  type PlacedFeature,
} from './placeFeatures.ts';
import { onBoard } from './slantedSpot.ts';

/** Radius of a capital's dot, in screen pixels of a small window. */
const DOT = 4;

const capitalsOf = (features: readonly MapFeature[], { boardData }: FeatureContext): readonly MapFeature[] =>
  features.filter((feature) => isCapital(feature, boardData.spaceInfo.get(feature.space ?? '')));

const dotRadius = ({ detail }: FeatureContext): number => Math.round(DOT * detail.scale);

/** A dot for each capital, at any zoom. */
export const capitalDots = (features: readonly MapFeature[], context: FeatureContext): PlacedFeature[] =>
  capitalsOf(features, context).map((feature) => ({
    ...featureLabel(feature, context),
    style: 'capital',
    dot: dotRadius(context),
    text: null,
  }));

/** The capitals' names beside their dots, where there is room. */
export const capitalNames = (features: readonly MapFeature[], context: FeatureContext): PlacedFeature[] =>
  capitalsOf(features, context).flatMap(
    (feature) => nameBeside({ ...featureLabel(feature, context), style: 'capital' }, dotRadius(context), context) ?? [],
  );

/** Marks the area of placed features as taken. */
export function occupy(placed: readonly PlacedFeature[], { occupied, zoom }: FeatureContext): void {
  for (const feature of placed) for (const box of boxesOf(feature)) occupied.add(onBoard(box, feature, zoom));
}
