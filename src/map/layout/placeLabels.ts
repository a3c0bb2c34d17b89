import type { PowerId, SpaceId } from '../../engine/index.ts';
import type { Point, SpaceShape } from '../../geography/shapes.ts';
import type { SpaceInfo } from '../scene/MapScene.ts';
import { wrapX } from '../camera/wrap.ts';
import type { Detail } from './detail.ts';
import {
  factsText,
  namesSizes,
  nameText,
  uprightTexts,
  type LabelText,
  type Measure,
  type LabelContent,
} from './labelText.ts';
import type { Box, Occupied } from './Occupied.ts';
import type { Ground } from './placeBlocks.ts';
import type { TextLine } from './textLine.ts';
import { shoreSpot } from './shoreSpot.ts';
import { onBoard, slantedSpot, spotBeside, type SlantedSpot } from './slantedSpot.ts';
import { levelWidth, type Spine } from './spine.ts';
import { uprightSpot } from './uprightSpot.ts';

export interface PlacedLabel {
  readonly space: SpaceId;
  readonly text: LabelText;
  /** Middle, in board pixels. */
  readonly x: number;
  readonly y: number;
  /** How its one line runs if it is not upright. */
  readonly textLine: TextLine | null;
  /** What it covers, in screen pixels from its middle. */
  readonly boxes: readonly Box[];
}

/** What labels are placed into, and how they are written. */
export interface LabelContext {
  readonly ground: Ground;
  readonly occupied: Occupied;
  readonly detail: Detail;
  readonly zoom: number;
  readonly measure: Measure;
  readonly controller: (space: SpaceId) => PowerId | null;
}

interface Context extends LabelContext {
  readonly shape: SpaceShape;
}

/**
 * Labels that find room, the weightier first; those that do not are left out until one comes closer. Of a `home` space
 * the name must be told: if need be it stands beside these units over whatever ground is there. Of spaces that have
 * labels already nothing more is told, but for a name at home. A pause after each.
 */
export function* placeLabels(
  shapes: readonly SpaceShape[],
  context: LabelContext,
  home: ReadonlyMap<SpaceId, Box> = NO_HOME,
  kept: readonly PlacedLabel[] = [],
): Generator<void, PlacedLabel[]> {
  const { ground, occupied, zoom, detail, measure, controller } = context;
  const known = shapes.flatMap((shape) => {
    const place = ground.places.get(shape.id);
    return place ? [{ shape, place }] : [];
  });
  known.sort((a, b) => weight(b.place, b.shape) - weight(a.place, a.shape));
  const placed: PlacedLabel[] = [];
  for (const { shape, place } of known) {
    const content = { place, power: controller(shape.id), detail, measure };
    const labels = labelsMissing(content, { ...context, shape }, home.get(shape.id) ?? null, kept);
    for (const label of labels) {
      for (const box of label.boxes) occupied.add(onBoard(box, label, zoom));
    }
    placed.push(...labels);
    yield;
  }
  return placed;
}

const NO_HOME: ReadonlyMap<SpaceId, Box> = new Map();

const weight = (place: SpaceInfo, shape: SpaceShape): number =>
  (place.capitalCity ? 2000 : 0) +
  (place.complex ? 500 : 0) +
  place.ipc * 100 +
  (place.kind === 'sea' ? 3000 : 0) +
  Math.min(100, shape.radius);

/** A space's labels, or those that are missing beside the ones kept. */
function labelsMissing(
  content: LabelContent,
  context: Context,
  home: Box | null,
  kept: readonly PlacedLabel[],
): readonly PlacedLabel[] {
  const own = kept.filter(({ space }) => space === context.shape.id);
  if (own.length === 0) return labelsOf(content, context, home);
  const isNamed = own.some(({ text }) => text.lines.length > 0);
  return home === null || isNamed ? [] : nameApart(content, context, home);
}

/**
 * A name no larger than the level's own takes what room it can get; a larger one leaves as much of the space open
 * again.
 */
const MODEST = 0.55;

/**
 * One space's name and facts: the largest way to write them that finds room, upright or along its spine, together or
 * apart.
 */
function labelsOf(content: LabelContent, context: Context, home: Box | null): PlacedLabel[] {
  const { place, detail } = content;
  const spine = place.kind === 'land' ? (context.ground.spines.get(context.shape.id) ?? null) : null;
  const wide = (spine ? levelWidth(spine) : 2 * context.shape.radius) * context.zoom * MODEST;
  const isLong = spine !== null && detail.showsCities && isLongIsland(spine, context);
  for (const size of namesSizes(content)) {
    if (isLong && size > SHORE * detail.name) continue;
    const larger = size > detail.name;
    const ways = [
      () =>
        upright(
          uprightTexts(content, size).filter(({ width }) => !larger || width <= wide),
          content,
          context,
        ),
      () => (spine && isSlanted(spine) ? slanted(content, size, spine, context, larger ? MODEST : 1) : []),
    ];
    if (spine && isPlainlyLong(spine)) ways.reverse();
    if (isLong) ways.unshift(() => alongShore(content, size, spine, context));
    const labels = firstFound(ways);
    if (labels.length > 0) return labels;
  }
  return place.kind === 'sea' ? [] : apart(content, context, home);
}

function firstFound(ways: readonly (() => PlacedLabel[])[]): PlacedLabel[] {
  for (const way of ways) {
    const labels = way();
    if (labels.length > 0) return labels;
  }
  return [];
}

function upright(
  texts: readonly LabelText[],
  { place, detail }: LabelContent,
  context: Context,
  loose = false,
): PlacedLabel[] {
  for (const text of texts) {
    const box = uprightSpot(
      text,
      context.shape,
      place,
      context.ground,
      context.occupied,
      context.zoom,
      detail.scale,
      loose,
    );
    if (box) return [uprightLabel(text, box, context)];
  }
  return [];
}

/**
 * Where name and facts find no room together, each looks for its own, a capital's facts first but at home the name;
 * what finds none waits until one comes closer.
 */
function apart(content: LabelContent, context: Context, home: Box | null): PlacedLabel[] {
  const facts = factsText(content);
  // The land's colour says who holds it too.
  const brief = facts?.facts.capital ? [factsText({ ...content, power: null }) ?? facts] : [];
  const rows = facts ? [facts, ...brief] : [];
  const ways = [
    () => nameApart(content, context, home),
    () =>
      firstFound([
        () => upright(rows, content, context, true),
        () => (home === null ? [] : besideUnits(rows, home, context)),
      ]),
  ];
  if (home === null && facts?.facts.capital) ways.reverse();
  return ways.flatMap((way) => {
    const labels = way();
    for (const { x, y, text } of labels)
      context.occupied.add({ x, y, width: text.width / context.zoom, height: text.height / context.zoom });
    return labels;
  });
}

/** The name by itself, no larger than need be; at home in any room there is. */
function nameApart(content: LabelContent, context: Context, home: Box | null): PlacedLabel[] {
  const sizes = namesSizes(content).filter((size) => size <= content.detail.name);
  const names = sizes.map((size) => nameText(content, size));
  return firstFound([
    () => upright(names, content, context),
    () => (home === null ? [] : upright(names, content, context, true)),
    () => (home === null ? [] : besideUnits(names, home, context)),
  ]);
}

/** Above or below what stands in its space, or at its sides: there a label is read with it on any ground. */
function besideUnits(texts: readonly LabelText[], { x, y, width, height }: Box, context: Context): PlacedLabel[] {
  const { occupied, ground, zoom } = context;
  for (const text of texts) {
    const [wide, high] = [text.width / zoom, text.height / zoom];
    const [aside, above] = [(width + wide) / 2 + CLOSE / zoom, (height + high) / 2 + CLOSE / zoom];
    const spots = [0, 0.25, -0.25, 0.5, -0.5]
      .flatMap((share): Point[] => [
        [share * (width + wide), -above],
        [share * (width + wide), above],
        [aside, share * (height + high)],
        [-aside, share * (height + high)],
      ])
      .map(([dx, dy]): Box => ({ x: x + dx, y: y + dy, width: wide, height: high }));
    const box = spots.find(
      (spot) => spot.y > high / 2 && spot.y < ground.grid.height - high / 2 && occupied.isFree(spot),
    );
    if (box) return [uprightLabel(text, box, context)];
  }
  return [];
}

/** Between units and a name beside them, in screen pixels: units keep as much room about them. */
const CLOSE = 2;

/** Aslant or bent enough to show. */
const isSlanted = ({ angle, curve, length, breadth }: Spine): boolean =>
  length > 1.5 * breadth && (Math.abs(angle) > 0.15 || Math.abs(curve * length) > 0.2);

/** So long that a name along it reads better than one across, unless it were to be read from the side. */
const isPlainlyLong = ({ angle, length, breadth }: Spine): boolean => length > 2.2 * breadth && Math.abs(angle) < 1.1;

/**
 * Seen from near, islands so narrow that a name across them would hide them have it beside them in the water, no larger
 * than this share of the level's own.
 */
const SHORE = 1.5;
const isLongIsland = ({ angle, length, breadth }: Spine, { shape, ground }: Context): boolean =>
  ground.surrounded.has(shape.id) && length > 3.5 * breadth && Math.abs(angle) < 1.1;

function alongShore(content: LabelContent, size: number, spine: Spine, context: Context): PlacedLabel[] {
  const { ground, occupied, zoom } = context;
  const text = nameText(content, size);
  const spot = shoreSpot(text.width, text.height, spine, ground, occupied, zoom);
  if (!spot) return [];
  const name = nameLabel(text, spot, context);
  for (const box of name.boxes) occupied.add(onBoard(box, name, zoom));
  const facts = factsText(content);
  return [name, ...(facts ? upright([facts], content, context, true) : [])];
}

function slanted(content: LabelContent, size: number, spine: Spine, context: Context, share: number): PlacedLabel[] {
  const { shape, ground, occupied, zoom } = context;
  const text = nameText(content, size);
  if (text.width > share * spine.length * zoom) return [];
  const spot = slantedSpot(text.width, text.height, spine, shape, ground, occupied, zoom);
  if (!spot) return [];
  const name = nameLabel(text, spot, context);
  const facts = factsText(content);
  if (!facts) return [name];
  const box = spotBeside(facts, spot, text.height, shape, ground, occupied, zoom);
  return box ? [name, uprightLabel(facts, box, context)] : [];
}

const nameLabel = (
  text: LabelText,
  { x, y, textLine, boxes }: SlantedSpot,
  { shape, ground }: Context,
): PlacedLabel => ({
  space: shape.id,
  text,
  x: wrapX(x, ground.grid.width),
  y,
  textLine,
  boxes,
});

const uprightLabel = (text: LabelText, at: Box, { shape, ground }: Context): PlacedLabel =>
  uprightLabelAt(shape.id, text, at, ground);

/** An upright label with its middle at a point, which may lie beyond the board's edge. */
export const uprightLabelAt = (
  space: SpaceId,
  text: LabelText,
  { x, y }: { readonly x: number; readonly y: number },
  { grid }: Ground,
): PlacedLabel => ({
  space,
  text,
  x: wrapX(x, grid.width),
  y,
  textLine: null,
  boxes: [{ x: 0, y: 0, width: text.width, height: text.height }],
});
