import type { PowerId, SpaceId } from '../../engine/index.ts';
import type { SpaceShape } from '../../geography/shapes.ts';
import type { Place } from '../MapScene.ts';
import { wrapX } from '../wrap.ts';
import type { Detail } from './detail.ts';
import { factsText, namesSizes, nameText, uprightTexts, type LabelText, type Measure, type Wording } from './labelText.ts';
import type { Box, Occupied } from './Occupied.ts';
import type { Ground } from './placeBlocks.ts';
import type { Run } from './run.ts';
import { onBoard, slantedSpot, spotBeside } from './slantedSpot.ts';
import type { Spine } from './spine.ts';
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

/** Labels that find room, the weightier first; those that do not are left out until one comes closer. */
export function placeLabels(
  shapes: readonly SpaceShape[],
  controller: (space: SpaceId) => PowerId | null,
  ground: Ground,
  occupied: Occupied,
  detail: Detail,
  zoom: number,
  measure: Measure,
): PlacedLabel[] {
  const known = shapes.flatMap((shape) => {
    const place = ground.places.get(shape.id);
    return place ? [{ shape, place }] : [];
  });
  known.sort((a, b) => weight(b.place, b.shape) - weight(a.place, a.shape));
  return known.flatMap(({ shape, place }) => {
    const labels = labelsOf({ place, power: controller(shape.id), detail, measure }, { shape, ground, occupied, zoom });
    for (const label of labels) {
      for (const box of label.boxes) occupied.add(onBoard(box, label, zoom));
    }
    return labels;
  });
}

const weight = (place: Place, shape: SpaceShape): number =>
  (place.capitalCity ? 2000 : 0) + (place.complex ? 500 : 0) + place.ipc * 100 + (place.kind === 'sea' ? 3000 : 0) + Math.min(100, shape.radius);

/** A name no larger than the level's own takes what room it can get; a larger one leaves this much of the space open. */
const MODEST = 0.62;

/** One space's name and facts: the largest way to write them that finds room, upright or along a spine, or the facts alone. */
function labelsOf(wording: Wording, site: Site): PlacedLabel[] {
  const { place, detail } = wording;
  const { shape, ground, occupied, zoom } = site;
  const spine = place.kind === 'land' ? (ground.spines.get(shape.id) ?? null) : null;
  const upright = (texts: readonly LabelText[], most: number): PlacedLabel[] => {
    for (const text of texts) {
      if (text.width > most) continue;
      const box = uprightSpot(text, shape, place, ground, occupied, zoom);
      if (box) return [uprightLabel(text, box, site)];
    }
    return [];
  };
  for (const size of namesSizes(wording)) {
    const larger = size > detail.name;
    const ways = [
      () => upright(uprightTexts(wording, size), larger ? 2 * shape.radius * zoom * MODEST : Infinity),
      () => (spine && isSlanted(spine) ? slanted(wording, size, spine, site, larger ? spine.length * zoom * MODEST : Infinity) : []),
    ];
    if (spine && isPlainlyLong(spine)) ways.reverse();
    for (const way of ways) {
      const labels = way();
      if (labels.length > 0) return labels;
    }
  }
  const facts = place.kind === 'land' ? factsText(wording, false) : null;
  return facts ? upright([facts], Infinity) : [];
}

/** Aslant or bent enough to show. */
const isSlanted = ({ angle, curve, length, breadth }: Spine): boolean =>
  length > 1.5 * breadth && (Math.abs(angle) > 0.15 || Math.abs(curve * length) > 0.2);

/** So long that a name along it reads better than one across, unless it were to be read from the side. */
const isPlainlyLong = ({ angle, length, breadth }: Spine): boolean => length > 2.2 * breadth && Math.abs(angle) < 1.1;

function slanted(wording: Wording, size: number, spine: Spine, { shape, ground, occupied, zoom }: Site, most: number): PlacedLabel[] {
  const text = nameText(wording, size);
  if (text.width > Math.min(most, spine.length * zoom)) return [];
  const spot = slantedSpot(text.width, text.height, spine, shape, ground, occupied, zoom);
  if (!spot) return [];
  const { x, y, run, boxes } = spot;
  const name: PlacedLabel = { space: shape.id, text, x: wrapX(x, ground.grid.width), y, run, boxes };
  const facts = factsText(wording, true);
  if (!facts) return [name];
  const box = spotBeside(facts, spot, text.height, shape, ground, occupied, zoom);
  return box ? [name, uprightLabel(facts, box, { shape, ground, occupied, zoom })] : [];
}

const uprightLabel = (text: LabelText, { x, y }: Box, { shape, ground }: Site): PlacedLabel => ({
  space: shape.id,
  text,
  x: wrapX(x, ground.grid.width),
  y,
  run: null,
  boxes: [{ x: 0, y: 0, width: text.width, height: text.height }],
});
