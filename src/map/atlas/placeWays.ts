import type { Rank } from '../../geography/shapes.ts';
import type { FeatureContext } from '../layout/placeFeatures.ts';
import { nameBeside } from '../layout/placeFeatures.ts';
import type { PlacedCanal } from '../layout/placeCanals.ts';
import { lengthOf, pointAlong } from '../layout/polyline.ts';
import { wrapX } from '../camera/wrap.ts';
import type { RouteOnMap, StraitOnMap } from './atlasData.ts';
import type { AtlasLabel } from './atlasLabel.ts';
import { firstFree, sansName, sansSize, take } from './namePlace.ts';

const SHARE = 0.85;
/** Radius of a strait's sign, in screen pixels of a small window. */
const SIGN = 5;
/** The zoom, in a small window, from which names of a rank are shown. */
const NAMED_FROM: Readonly<Record<Rank, number>> = { 1: 0, 2: 0.3, 3: 0.55 };
/** Where along a route its name is tried, in shares of its length. */
const ALONG = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.12, 0.88];

const sizeIn = ({ detail }: FeatureContext): number => sansSize(detail, SHARE);
const isNamed = (rank: Rank, { zoom, detail }: FeatureContext): boolean => zoom / detail.scale >= NAMED_FROM[rank];

/** A sign on every strait and canal, and their names where there is room. The board's canals have one already. */
export function placeStraits(
  straits: readonly StraitOnMap[],
  canals: readonly PlacedCanal[],
  context: FeatureContext,
): readonly AtlasLabel[] {
  return straits
    .toSorted((a, b) => a.rank - b.rank)
    .flatMap(({ kind, name, at, rank }) => {
      const own = canals.find(({ canal }) => canal === name);
      if (own !== undefined) return besideSign(own, kind, context);
      const dot = Math.round(SIGN * Math.min(1, Math.max(0.7, context.detail.name / 11)) * context.detail.scale);
      const label = { ...sansName(name, sizeIn(context), at, context), dot };
      const named = isNamed(rank, context) ? nameBeside(label, dot, context) : null;
      const placed = named ?? { ...label, text: null };
      take(placed, context);
      return [{ look: kind, placed }];
    });
}

/** The name beside a sign of the board, unless it has one. */
function besideSign(canal: PlacedCanal, look: StraitOnMap['kind'], context: FeatureContext): readonly AtlasLabel[] {
  if (canal.name !== null) return [];
  const label = sansName(canal.canal, sizeIn(context), [canal.x, canal.y], context);
  const placed = nameBeside(label, Math.ceil(canal.size / 2), context);
  if (placed !== null) take(placed, context);
  return placed === null ? [] : [{ look, placed }];
}

/** The name of each route somewhere on its line, where there is room. */
export function placeRouteNames(routes: readonly RouteOnMap[], context: FeatureContext): readonly AtlasLabel[] {
  return routes
    .toSorted((a, b) => a.rank - b.rank)
    .flatMap(({ kind, name, rank, lines: [line = []] }) => {
      if (!isNamed(rank, context)) return [];
      const length = lengthOf(line);
      const label = sansName(name, sizeIn(context), [0, 0], context);
      // A name much longer than its route would hide it.
      if (label.text.width > 1.6 * length * context.zoom) return [];
      const points = ALONG.map((share) => pointAlong(line, share * length).at);
      const placed = firstFree(label, points, context);
      if (placed === null) return [];
      take(placed, context);
      return [{ look: kind, placed: { ...placed, x: wrapX(placed.x, context.boardData.grid.width) } }];
    });
}
