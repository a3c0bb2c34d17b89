import { boxesOf, type PlacedFeature } from '../layout/placeFeatures.ts';
import type { LayoutBox } from '../layout/Occupied.ts';
import { onBoard } from '../layout/slantedSpot.ts';
import type { RouteKind } from '../../atlas/worldSchema.ts';

/** What a name of a layer looks like; each layer has its own. */
export type LabelLook = 'today' | 'strait' | 'canal' | RouteKind | 'holder';

/** A placed name of a layer; its point has a sign if its `dot` is more than 0. */
export interface AtlasLabel {
  readonly look: LabelLook;
  readonly placed: PlacedFeature;
  /** Of the plate it stands on, if it has one. */
  readonly colour?: string;
}

/** What a placed name covers on the board. */
export const coveredBy = (placed: PlacedFeature, zoom: number): readonly LayoutBox[] =>
  boxesOf(placed).map((box) => onBoard(box, placed, zoom));
