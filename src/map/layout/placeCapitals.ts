import type { MapFeature } from '../../geography/shapes.ts';
import { describe, isCapital, nameBeside, boxesOf, type FeatureContext, type PlacedFeature } from './placeFeatures.ts';
import { onBoard } from './slantedSpot.ts';

/** A capital's dot has this radius, in screen pixels of a small window. */
const DOT = 4;

const capitalsOf = (features: readonly MapFeature[], { ground }: FeatureContext): readonly MapFeature[] =>
  features.filter((feature) => isCapital(feature, ground.places.get(feature.space ?? '')));

const dotIn = ({ detail }: FeatureContext): number => Math.round(DOT * detail.scale);

/** A dot where each capital lies, from however far away. */
export const capitalDots = (features: readonly MapFeature[], context: FeatureContext): PlacedFeature[] =>
  capitalsOf(features, context).map((feature) => ({
    ...describe(feature, context),
    style: 'capital',
    dot: dotIn(context),
    text: null,
  }));

/** The capitals' names beside their dots, where there is room. */
export const capitalNames = (features: readonly MapFeature[], context: FeatureContext): PlacedFeature[] =>
  capitalsOf(features, context).flatMap(
    (feature) => nameBeside({ ...describe(feature, context), style: 'capital' }, dotIn(context), context) ?? [],
  );

/** Takes the room of what is placed. */
export function occupy(placed: readonly PlacedFeature[], { occupied, zoom }: FeatureContext): void {
  for (const feature of placed) for (const box of boxesOf(feature)) occupied.add(onBoard(box, feature, zoom));
}
