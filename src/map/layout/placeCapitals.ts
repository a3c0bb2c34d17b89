import type { MapFeature } from '../../geography/shapes.ts';
import { describe, isCapital, nameBeside, boxesOf, type FeatureSite, type PlacedFeature } from './placeFeatures.ts';
import { onBoard } from './slantedSpot.ts';

/** A capital's dot has this radius, in screen pixels of a small window. */
const DOT = 4;

const capitalsOf = (features: readonly MapFeature[], { ground }: FeatureSite): readonly MapFeature[] =>
  features.filter((feature) => isCapital(feature, ground.places.get(feature.space ?? '')));

const dotIn = ({ detail }: FeatureSite): number => Math.round(DOT * detail.scale);

/** A dot where each capital lies, from however far away. */
export const capitalDots = (features: readonly MapFeature[], site: FeatureSite): PlacedFeature[] =>
  capitalsOf(features, site).map((feature) => ({
    ...describe(feature, site),
    style: 'capital',
    dot: dotIn(site),
    text: null,
  }));

/** The capitals' names beside their dots, where there is room. */
export const capitalNames = (features: readonly MapFeature[], site: FeatureSite): PlacedFeature[] =>
  capitalsOf(features, site).flatMap(
    (feature) => nameBeside({ ...describe(feature, site), style: 'capital' }, dotIn(site), site) ?? [],
  );

/** Takes the room of what is placed. */
export function occupy(placed: readonly PlacedFeature[], { occupied, zoom }: FeatureSite): void {
  for (const feature of placed) for (const box of boxesOf(feature)) occupied.add(onBoard(box, feature, zoom));
}
