import type { MapFeature } from '../../geography/shapes.ts';
import { placeFeatures, type FeatureContext, type PlacedFeature } from '../layout/placeFeatures.ts';
import { runToEnd } from '../scene/timeSlicing.ts';

const KINDS: readonly MapFeature['kind'][] = ['range', 'desert', 'plain'];
/** Mountains and the like are named at so much less zoom than usual. */
const SOONER = 2.4;

/** Names of mountains, deserts and plains, long before they are usually shown. Takes their room. */
export function placeRelief(features: readonly MapFeature[], context: FeatureContext): readonly PlacedFeature[] {
  const { detail } = context;
  const lands = features.filter(({ kind }) => KINDS.includes(kind));
  // From which zoom a name is shown is reckoned for a window of this scale.
  return runToEnd(placeFeatures(lands, { ...context, detail: { ...detail, scale: detail.scale / SOONER } }));
}
