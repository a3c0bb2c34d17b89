import type { PowerId, SpaceId } from '../../engine/index.ts';
import type { SpaceShape } from '../../geography/shapes.ts';
import type { Place } from '../scene/MapScene.ts';
import { wrapX } from '../camera/wrap.ts';
import type { Detail } from './detail.ts';
import {
  factsText,
  namesSizes,
  nameText,
  uprightTexts,
  type LabelText,
  type Measure,
  type Wording,
} from './labelText.ts';
import type { Box, Occupied } from './Occupied.ts';
import type { Ground } from './placeBlocks.ts';
import type { Run } from './run.ts';
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
  readonly run: Run | null;
  /** What it covers, in screen pixels from its middle. */
  readonly boxes: readonly Box[];
}

interface Site {
  readonly shape: SpaceShape;
  readonly ground: Ground;
  readonly occupied: Occupied;
  readonly zoom: number;
}

/**
 * Labels that find room, the weightier first; those that do not are left out until one comes closer. A pause after each
 * space.
 */
export function* placeLabels(
  shapes: readonly SpaceShape[],
  controller: (space: SpaceId) => PowerId | null,
  ground: Ground,
  occupied: Occupied,
  detail: Detail,
  zoom: number,
  measure: Measure,
): Generator<void, PlacedLabel[]> {
  const known = shapes.flatMap((shape) => {
    const place = ground.places.get(shape.id);
    return place ? [{ shape, place }] : [];
  });
  known.sort((a, b) => weight(b.place, b.shape) - weight(a.place, a.shape));
  const placed: PlacedLabel[] = [];
  for (const { shape, place } of known) {
    const labels = labelsOf({ place, power: controller(shape.id), detail, measure }, { shape, ground, occupied, zoom });
    for (const label of labels) {
      for (const box of label.boxes) occupied.add(onBoard(box, label, zoom));
    }
    placed.push(...labels);
    yield;
  }
  return placed;
}

const weight = (place: Place, shape: SpaceShape): number =>
  (place.capitalCity ? 2000 : 0) +
  (place.complex ? 500 : 0) +
  place.ipc * 100 +
  (place.kind === 'sea' ? 3000 : 0) +
  Math.min(100, shape.radius);

/**
 * A name no larger than the level's own takes what room it can get; a larger one leaves as much of the space open
 * again.
 */
const MODEST = 0.55;

/**
 * One space's name and facts: the largest way to write them that finds room, upright or along its spine, together or
 * apart.
 */
function labelsOf(wording: Wording, site: Site): PlacedLabel[] {
  const { place, detail } = wording;
  const spine = place.kind === 'land' ? (site.ground.spines.get(site.shape.id) ?? null) : null;
  const wide = (spine ? levelWidth(spine) : 2 * site.shape.radius) * site.zoom * MODEST;
  const isLong = spine !== null && detail.cities && isLongIsland(spine, site);
  for (const size of namesSizes(wording)) {
    if (isLong && size > SHORE * detail.name) continue;
    const larger = size > detail.name;
    const ways = [
      () =>
        upright(
          uprightTexts(wording, size).filter(({ width }) => !larger || width <= wide),
          wording,
          site,
        ),
      () => (spine && isSlanted(spine) ? slanted(wording, size, spine, site, larger ? MODEST : 1) : []),
    ];
    if (spine && isPlainlyLong(spine)) ways.reverse();
    if (isLong) ways.unshift(() => alongShore(wording, size, spine, site));
    const labels = firstFound(ways);
    if (labels.length > 0) return labels;
  }
  return place.kind === 'sea' ? [] : apart(wording, site);
}

function firstFound(ways: readonly (() => PlacedLabel[])[]): PlacedLabel[] {
  for (const way of ways) {
    const labels = way();
    if (labels.length > 0) return labels;
  }
  return [];
}

function upright(texts: readonly LabelText[], { place, detail }: Wording, site: Site, loose = false): PlacedLabel[] {
  for (const text of texts) {
    const box = uprightSpot(text, site.shape, place, site.ground, site.occupied, site.zoom, detail.scale, loose);
    if (box) return [uprightLabel(text, box, site)];
  }
  return [];
}

/**
 * Where name and facts find no room together, each looks for its own, a capital's facts first; what finds none waits
 * until one comes closer.
 */
function apart(wording: Wording, site: Site): PlacedLabel[] {
  const sizes = namesSizes(wording).filter((size) => size <= wording.detail.name);
  const facts = factsText(wording, false);
  // The land's colour says who holds it too.
  const brief = facts?.facts.capital ? [factsText({ ...wording, power: null }, false) ?? facts] : [];
  const ways = [
    () => firstFound(sizes.map((size) => () => upright([nameText(wording, size)], wording, site))),
    () => (facts ? upright([facts, ...brief], wording, site, true) : []),
  ];
  if (facts?.facts.capital) ways.reverse();
  return ways.flatMap((way) => {
    const labels = way();
    for (const { x, y, text } of labels)
      site.occupied.add({ x, y, width: text.width / site.zoom, height: text.height / site.zoom });
    return labels;
  });
}

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
const isLongIsland = ({ angle, length, breadth }: Spine, { shape, ground }: Site): boolean =>
  ground.surrounded.has(shape.id) && length > 3.5 * breadth && Math.abs(angle) < 1.1;

function alongShore(wording: Wording, size: number, spine: Spine, site: Site): PlacedLabel[] {
  const { ground, occupied, zoom } = site;
  const text = nameText(wording, size);
  const spot = shoreSpot(text.width, text.height, spine, ground, occupied, zoom);
  if (!spot) return [];
  const name = nameLabel(text, spot, site);
  for (const box of name.boxes) occupied.add(onBoard(box, name, zoom));
  const facts = [factsText(wording, true), factsText(wording, false)].flatMap((row) => row ?? []);
  return [name, ...upright(facts, wording, site, true)];
}

function slanted(
  wording: Wording,
  size: number,
  spine: Spine,
  { shape, ground, occupied, zoom }: Site,
  share: number,
): PlacedLabel[] {
  const text = nameText(wording, size);
  if (text.width > share * spine.length * zoom) return [];
  const spot = slantedSpot(text.width, text.height, spine, shape, ground, occupied, zoom);
  if (!spot) return [];
  const name = nameLabel(text, spot, { shape, ground, occupied, zoom });
  const facts = factsText(wording, true);
  if (!facts) return [name];
  const box = spotBeside(facts, spot, text.height, shape, ground, occupied, zoom);
  return box ? [name, uprightLabel(facts, box, { shape, ground, occupied, zoom })] : [];
}

const nameLabel = (text: LabelText, { x, y, run, boxes }: SlantedSpot, { shape, ground }: Site): PlacedLabel => ({
  space: shape.id,
  text,
  x: wrapX(x, ground.grid.width),
  y,
  run,
  boxes,
});

const uprightLabel = (text: LabelText, at: Box, { shape, ground }: Site): PlacedLabel =>
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
  run: null,
  boxes: [{ x: 0, y: 0, width: text.width, height: text.height }],
});
