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

/** The names of capitals beside their dots, where there is room. */
export const capitalNames = (features: readonly MapFeature[], context: FeatureContext): PlacedFeature[] =>
  chiefCities(features, context).flatMap((city) => nameBeside(city, dotRadius(context), context) ?? []);

/** A dot of any other city, in screen pixels of a small window. */
const TOLD_DOT = 3;
/** How far its name may be from it, beside a canal's sign or another city. */
const APART = [0, 6, 12, 18];

/**
 * Cities of these names, each with a dot and its name, in smaller type where there is no room; without a name where
 * there is none even then. Takes their room.
 */
export function toldCities(
  features: readonly MapFeature[],
  names: readonly string[],
  context: FeatureContext,
): PlacedFeature[] {
  const { detail, boardData } = context;
  const told = names.flatMap((name) => features.find((at) => at.kind === 'city' && at.name === name) ?? []);
  return told.map((feature) => {
    const style = chiefCityStyle(feature, boardData.spaceInfo.get(feature.space ?? ''));
    const dot = style === null ? Math.round(TOLD_DOT * Math.sqrt(detail.scale)) : dotRadius(context);
    const sizes = [detail.name, detail.smallest].map((size) => ({ ...context, detail: { ...detail, name: size } }));
    const named = APART.flatMap((apart) =>
      sizes.flatMap((sized) => {
        const label = featureLabel(feature, sized);
        return nameBeside({ ...label, style: style ?? label.style, dot: 0 }, dot + apart * detail.scale, context) ?? [];
      }),
    );
    // Capitals and victory cities have their dots already.
    const placed = {
      ...(named[0] ?? { ...featureLabel(feature, context), text: null }),
      dot: style === null ? dot : 0,
      isTold: true as const,
    };
    occupy([placed], context);
    return placed;
  });
}

/** Marks the area of placed features as taken. */
export function occupy(placed: readonly PlacedFeature[], { occupied, zoom }: FeatureContext): void {
  for (const feature of placed) for (const box of boxesOf(feature)) occupied.add(onBoard(box, feature, zoom));
}
