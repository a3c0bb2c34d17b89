import type { FeatureKind, MapFeature, Rank } from '../../geography/shapes.ts';
import type { SpaceInfo } from '../../games/face/scene.ts';
import type { Detail } from './detail.ts';
import type { TextMeasure } from './labelText.ts';
import type { LayoutBox, Occupied } from './Occupied.ts';
import type { BoardData } from './placeBlocks.ts';
import { boxesAlong, pointOnLine, type TextLine } from './textLine.ts';
import { onBoard } from './slantedSpot.ts';

/** A placed name of minor geography: city, river, sea, mountain range and so on. */
export interface PlacedFeature {
  readonly name: string;
  readonly style: FeatureStyle;
  readonly size: number;
  /** On the board: a city's dot, or the middle of any other name. */
  readonly x: number;
  readonly y: number;
  /** Radius of a city's dot in screen pixels; 0 for none. */
  readonly dot: number;
  /** The name's box, in screen pixels from the point; null if there is no room for it. */
  readonly text: LayoutBox | null;
  readonly textLine: TextLine;
  /** A city that the page tells of: it gives way to nothing. */
  readonly isTold?: true;
}

export type FeatureStyle = 'capital' | 'key-city' | 'found' | 'city' | 'water' | 'land';

/**
 * For each kind: its style, its type size relative to the level's names, and by rank the zoom (in a small window) from
 * which it is shown.
 */
const KINDS: Readonly<
  Record<
    FeatureKind,
    { readonly style: FeatureStyle; readonly size: number; readonly from: Readonly<Record<Rank, number>> }
  >
> = {
  ocean: { style: 'water', size: 1.25, from: { 1: 0.42, 2: 0.6, 3: 1 } },
  sea: { style: 'water', size: 0.95, from: { 1: 0.42, 2: 0.68, 3: 1.2 } },
  gulf: { style: 'water', size: 0.8, from: { 1: 0.68, 2: 1.1, 3: 1.6 } },
  strait: { style: 'water', size: 0.75, from: { 1: 0.68, 2: 1.1, 3: 1.6 } },
  river: { style: 'water', size: 0.75, from: { 1: 0.9, 2: 1.3, 3: 1.9 } },
  lake: { style: 'water', size: 0.75, from: { 1: 0.9, 2: 1.3, 3: 1.9 } },
  range: { style: 'land', size: 0.8, from: { 1: 0.68, 2: 1.1, 3: 1.6 } },
  desert: { style: 'land', size: 0.8, from: { 1: 0.68, 2: 1.1, 3: 1.6 } },
  plain: { style: 'land', size: 0.8, from: { 1: 0.68, 2: 1.1, 3: 1.6 } },
  island: { style: 'land', size: 0.75, from: { 1: 0.9, 2: 1.3, 3: 1.9 } },
  city: { style: 'city', size: 0.75, from: { 1: 0.68, 2: 1.2, 3: 1.9 } },
};

export interface FeatureContext {
  readonly boardData: BoardData;
  readonly occupied: Occupied;
  readonly detail: Detail;
  readonly zoom: number;
  readonly measure: TextMeasure;
}

/**
 * Names of cities, waters and landscapes for this zoom, where nothing else is placed; the most important first. One
 * that is in `before` stays if it can. Yields before each.
 */
export function* placeFeatures(
  features: readonly MapFeature[],
  context: FeatureContext,
  before: readonly PlacedFeature[] = [],
): Generator<void, PlacedFeature[]> {
  const known = new Map(before.map((feature) => [`${feature.style} ${feature.name}`, feature]));
  const { boardData, occupied, zoom, detail } = context;
  const seen = features.filter(
    (feature) =>
      zoom / detail.scale >= KINDS[feature.kind].from[feature.rank] &&
      !isShownElsewhere(feature, boardData.spaceInfo.get(feature.space ?? '')),
  );
  const all: PlacedFeature[] = [];
  for (const feature of seen.toSorted((a, b) => a.rank - b.rank)) {
    yield;
    const old = known.get(`${KINDS[feature.kind].style} ${feature.name}`);
    const stays = old !== undefined && isFree(old, context);
    const placed = stays ? old : feature.kind === 'city' ? cityName(feature, context) : areaName(feature, context);
    if (!placed) continue;
    for (const box of boxesOf(placed)) occupied.add(onBoard(box, placed, zoom));
    all.push(placed);
  }
  return all;
}

/** Capitals and victory cities are placed earlier, and an island that is a space has its own label. */
const isShownElsewhere = (feature: MapFeature, info: SpaceInfo | undefined): boolean =>
  chiefCityStyle(feature, info) !== null || info?.name === feature.name;

/** The style of a city that is the capital or the victory city of the space it lies in; null for all others. */
export function chiefCityStyle({ kind, name }: MapFeature, info: SpaceInfo | undefined): FeatureStyle | null {
  if (kind !== 'city') return null;
  return info?.capitalCity === name ? 'capital' : info?.keyCity === name ? 'key-city' : null;
}

/** What `boxesOf` has answered: most names stay where they are from one layout to the next. */
const boxes = new WeakMap<PlacedFeature, readonly LayoutBox[]>();

/** The boxes that a placed feature covers, in screen pixels from its point. */
export function boxesOf(feature: PlacedFeature): readonly LayoutBox[] {
  const known = boxes.get(feature);
  if (known !== undefined) return known;
  const { textLine, text, dot } = feature;
  const name =
    text === null
      ? []
      : boxesAlong(textLine, text.height).map((box) => ({ ...box, x: box.x + text.x, y: box.y + text.y }));
  const all = dot > 0 ? [{ x: 0, y: 0, width: 2 * dot + 2, height: 2 * dot + 2 }, ...name] : name;
  boxes.set(feature, all);
  return all;
}

export type NamedFeature = PlacedFeature & { readonly text: LayoutBox };

/** A feature with its name at its own point; not yet checked for room. */
export function featureLabel(
  { kind, name, at: [x, y], angle = 0 }: MapFeature,
  { detail, measure }: FeatureContext,
): NamedFeature {
  const { style, size: share } = KINDS[kind];
  const size = Math.max(detail.smallest, Math.round(detail.name * share));
  const width = Math.ceil(measure(name, size, style === 'water' ? 'zone' : 'city')) + 2;
  return {
    name,
    style,
    size,
    x,
    y,
    dot: 0,
    text: { x: 0, y: 0, width, height: size + 2 },
    textLine: { angle: (angle * Math.PI) / 180, curve: 0, length: width },
  };
}

function cityName(feature: MapFeature, context: FeatureContext): PlacedFeature | null {
  const dot = feature.rank === 1 ? 3 : 2;
  return nameBeside({ ...featureLabel(feature, context), dot }, dot, context);
}

/** The feature with its name beside a dot of this radius, on the first free side; null if none is free. */
export function nameBeside(name: NamedFeature, dot: number, context: FeatureContext): PlacedFeature | null {
  const { width, height } = name.text;
  const [aside, apart] = [width / 2 + dot + 2, height / 2 + dot];
  const offsets = [
    [aside, 0],
    [-aside, 0],
    [0, -apart],
    [0, apart],
    [aside, -apart],
    [aside, apart],
    [-aside, -apart],
    [-aside, apart],
  ] as const;
  for (const [x, y] of offsets) {
    const placed: PlacedFeature = { ...name, text: { ...name.text, x, y } };
    if (isFree(placed, context)) return placed;
  }
  return null;
}

/** Offsets to try from its own point, in type heights. */
const SHIFTS = [
  [0, 0],
  [0, 1],
  [0, -1],
  [0, 2],
  [0, -2],
  [1.5, 0],
  [-1.5, 0],
  [2, 1.2],
  [-2, -1.2],
  [0, 3],
  [0, -3],
] as const;

function areaName(feature: MapFeature, context: FeatureContext): PlacedFeature | null {
  const name = featureLabel(feature, context);
  const { height } = name.text;
  for (const [across, down] of SHIFTS) {
    const placed: PlacedFeature = {
      ...name,
      x: name.x + (across * height) / context.zoom,
      y: name.y + (down * height) / context.zoom,
    };
    if (isFree(placed, context) && isOnItsKind(placed, context)) return placed;
  }
  return null;
}

const isFree = (placed: PlacedFeature, { occupied, zoom, boardData }: FeatureContext): boolean =>
  boxesOf(placed).every((box) => {
    const on = onBoard(box, placed, zoom);
    return on.y > on.height / 2 && on.y < boardData.grid.height - on.height / 2 && occupied.isFree(on);
  });

/**
 * Whether a name of water lies on water and one of land on land; one of five checked points may lie wrong, for narrow
 * features.
 */
function isOnItsKind(
  { x, y, textLine, style }: PlacedFeature,
  { boardData: { grid, spaceInfo }, zoom }: FeatureContext,
): boolean {
  const wrong = [-0.48, -0.24, 0, 0.24, 0.48].filter((along) => {
    const at = pointOnLine(textLine, along * textLine.length);
    const space = grid.at(x + at.x / zoom, y + at.y / zoom);
    const isLand = space !== null && spaceInfo.get(space)?.kind === 'land';
    return isLand !== (style === 'land') && space !== null;
  });
  return wrong.length < 2;
}
