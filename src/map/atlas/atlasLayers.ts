/* What draws the layers of the atlas, loaded together when the first of them is switched on. */
export { LandBordersLayer, LandOutlineLayer, RoutesLayer, TodayBordersLayer } from './AtlasLines.tsx';
export { AtlasNames } from './AtlasNames.tsx';
export { HeldLandLayer } from './HeldLandLayer.tsx';
export { ReliefLayer } from './AtlasLines.tsx';
export { RulerLayer } from './RulerLayer.tsx';
