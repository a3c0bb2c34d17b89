import type { Point } from '../../geography/shapes.ts';
import type { Detail } from '../layout/detail.ts';
import { type FeatureContext, type NamedFeature, type PlacedFeature, boxesOf } from '../layout/placeFeatures.ts';
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

/** Round the letters, in screen pixels. */
const MARGIN = { across: 6, down: 4 };

/** Sans letters smaller than this are unreadable, in screen pixels. */
const MIN_SIZE = 11;

/** The type size of a name in the sans letters of the layers, relative to the names of lands. */
export const sansSize = ({ name, smallest }: Detail, share: number): number =>
  Math.max(MIN_SIZE, smallest, Math.round(name * share));

/** A name in the sans letters of the layers, with its middle at a point of the board. */
export function sansName(name: string, size: number, [x, y]: Point, { measure }: FeatureContext): NamedFeature {
  // Measured in another face: the sans of the layers is narrower.
  const width = Math.ceil(measure(name, size, 'city')) + MARGIN.across;
  return {
    name,
    style: 'city',
    size,
    x,
    y,
    dot: 0,
    text: { x: 0, y: 0, width, height: size + MARGIN.down },
    textLine: { angle: 0, curve: 0, length: width },
  };
}

/** Room is measured as half the height of a place that is so many times as wide. */
export const STRETCH = 2.2;
/** Rings of points round the middle of a land, as parts of its room. */
const RINGS = [0, 0.35, 0.7, 1];
const ON_RING = 12;

/** Points of a land from where it has most room outwards. */
export const pointsIn = ([x, y]: Point, room: number): readonly Point[] =>
  RINGS.flatMap((ring) =>
    Array.from({ length: ring === 0 ? 1 : ON_RING }, (_, i): Point => {
      const turn = (i / ON_RING) * 2 * Math.PI;
      return [x + ring * room * STRETCH * Math.cos(turn), y + ring * room * Math.sin(turn)];
    }),
  );

/** The name at the first of these points of the board where it has room; null if it has none at any. */
export function firstFree(
  name: NamedFeature,
  points: readonly Point[],
  { occupied, zoom, boardData: { grid } }: FeatureContext,
): PlacedFeature | null {
  for (const [x, y] of points) {
    const placed = { ...name, x, y };
    const isFree = coveredBy(placed, zoom).every(
      (box) => box.y > box.height / 2 && box.y < grid.height - box.height / 2 && occupied.isFree(box),
    );
    if (isFree) return placed;
  }
  return null;
}

/** Takes the room of a placed name. */
export function take(placed: PlacedFeature, { occupied, zoom }: FeatureContext): void {
  for (const box of coveredBy(placed, zoom)) occupied.add(box);
}
