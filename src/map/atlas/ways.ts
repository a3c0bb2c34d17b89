import type { Rank, Point } from '../../geography/shapes.ts';
import { type FeatureContext, nameBeside } from '../layout/placeFeatures.ts';
import type { PlacedCanal } from '../layout/placeCanals.ts';
import { lengthOf, pointAlong } from '../layout/polyline.ts';
import { wrapX, wrappedDelta } from '../camera/wrap.ts';
import type { RouteOnMap, StraitOnMap } from './atlasData.ts';
import { type AtlasLabel, firstFree, sansName, sansSize, take, type LabelLook } from './namePlace.ts';
import type { RouteKind, Way } from '../../atlas/worldSchema.ts';
import { boxTest, type BoxTest } from '../input/boxTest.ts';

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

/** A pointer may miss a sign or a line by so many screen pixels. */
const TOLERANCE = { mouse: 4, touch: 14 } as const;

/** What the layers of ways have drawn. */
export interface ShownWays {
  readonly straits: readonly StraitOnMap[] | null;
  readonly routes: readonly RouteOnMap[] | null;
  readonly labels: readonly AtlasLabel[];
  /** The board's own signs, which straits and canals of the same name share. */
  readonly canals: readonly PlacedCanal[];
  /** Of the board. */
  readonly width: number;
}

const KINDS: Readonly<Partial<Record<LabelLook, 'strait' | 'route'>>> = {
  strait: 'strait',
  canal: 'strait',
  ...({ rail: 'route', road: 'route', sea: 'route', air: 'route' } satisfies Record<RouteKind, 'route'>),
};

/** The strait, canal or route whose sign, name or line is at a point of the board; signs and names come first. */
export function wayUnderPointer(shown: ShownWays, point: Point, zoom: number, isTouch: boolean): Way | null {
  const tolerance = TOLERANCE[isTouch ? 'touch' : 'mouse'];
  const isInBox = boxTest(point, zoom, shown.width);
  const label = shown.labels.find((each) => KINDS[each.look] !== undefined && isOn(each, isInBox, tolerance));
  if (label !== undefined) {
    const ways: readonly Way[] | null = KINDS[label.look] === 'strait' ? shown.straits : shown.routes;
    const way = ways?.find(({ name }) => name === label.placed.name);
    if (way !== undefined) return way;
  }
  const canal = shown.canals.find(({ x, y, size, width }) =>
    isInBox({ x, y }, -size / 2 - tolerance, -size / 2 - tolerance, size + width + 2 * tolerance, size + 2 * tolerance),
  );
  const strait = shown.straits?.find(({ name }) => name === canal?.canal);
  return strait ?? nearestRoute(shown, point, zoom, tolerance);
}

/** Whether a sign or its name is there. */
function isOn({ placed: { x, y, dot, text } }: AtlasLabel, isInBox: BoxTest, tolerance: number): boolean {
  const reach = dot + tolerance;
  if (dot > 0 && isInBox({ x, y }, -reach, -reach, 2 * reach, 2 * reach)) return true;
  return text !== null && isInBox({ x, y }, text.x - text.width / 2, text.y - text.height / 2, text.width, text.height);
}

/** The route whose line is nearest, if it is near enough. */
function nearestRoute({ routes, width }: ShownWays, point: Point, zoom: number, tolerance: number): Way | null {
  let best: RouteOnMap | null = null;
  let least = tolerance / zoom;
  for (const route of routes ?? [])
    for (const line of route.lines) {
      const away = distanceToLine(line, point, width);
      if (away <= least) [best, least] = [route, away];
    }
  return best;
}

/** How far a point of the board is from a line, the shorter way round the world. */
function distanceToLine(line: readonly Point[], [x, y]: Point, width: number): number {
  let least = Infinity;
  for (const [i, [bx, by]] of line.entries()) {
    const [ax, ay] = line[i - 1] ?? [bx, by];
    // From the section's beginning to the point and to its end.
    const [px, py, dx, dy] = [wrappedDelta(ax, x, width), y - ay, bx - ax, by - ay];
    const length = dx * dx + dy * dy;
    const share = length === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / length));
    least = Math.min(least, Math.hypot(px - share * dx, py - share * dy));
  }
  return least;
}
