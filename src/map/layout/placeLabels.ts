import type { SpaceId, PowerId } from '../../engine/index.ts';
import type { SpaceShape } from '../../geography/shapes.ts';
import type { BoardMark, SpaceInfo } from '../../games/face/scene.ts';
import type { LabelContent } from './labelText.ts';
import type { LayoutBox, Occupied } from './Occupied.ts';
import type { LabelContext, PlacedLabel, SpaceContext } from './placedLabel.ts';
import { onBoard } from './slantedSpot.ts';
import { separateName, spaceLabels } from './spaceLabels.ts';
import { letterBoxes, type PlacedRealmName } from './realms.ts';

/**
 * Places the labels of spaces, the most important first, and takes their room; labels that do not fit are left out.
 * `home` gives the units' box of each space whose name must be shown: if need be, it stands beside them on any ground.
 * Spaces with labels in `kept` get no more, except a missing name at home. Sea zones have only numbers, which are shown
 * where the game is. Yields after each space.
 */
export function* placeLabels(
  shapes: readonly SpaceShape[],
  context: LabelContext,
  home: ReadonlyMap<SpaceId, LayoutBox> = NO_HOME,
  kept: readonly PlacedLabel[] = [],
): Generator<void, PlacedLabel[]> {
  const { boardData, occupied, zoom, detail, measure, controller, marksOf } = context;
  const known = shapes.flatMap((shape) => {
    const info = boardData.spaceInfo.get(shape.id);
    return info && (detail.showsGame || info.kind === 'land') ? [{ shape, info, marks: marksOf(shape.id) }] : [];
  });
  known.sort((a, b) => importance(b) - importance(a));
  const placed: PlacedLabel[] = [];
  const keptBySpace = new Map<SpaceId, PlacedLabel[]>();
  for (const label of kept) {
    const ofSpace = keptBySpace.get(label.space);
    if (ofSpace) ofSpace.push(label);
    else keptBySpace.set(label.space, [label]);
  }
  for (const { shape, info, marks } of known) {
    const content = { info, marks, power: controller(shape.id), detail, measure };
    const labels = missingLabels(content, { ...context, shape }, home.get(shape.id) ?? null, keptBySpace.get(shape.id));
    for (const label of labels) {
      for (const box of label.boxes) occupied.add(onBoard(box, label, zoom));
    }
    placed.push(...labels);
    yield;
  }
  return placed;
}

const NO_HOME: ReadonlyMap<SpaceId, LayoutBox> = new Map();

interface NamedSpace {
  readonly info: SpaceInfo;
  readonly marks: readonly BoardMark[];
  readonly shape: SpaceShape;
}

const importance = ({ info, marks, shape }: NamedSpace): number =>
  (info.capitalCity ? 2000 : info.keyCity ? 1500 : 0) +
  (marks.length > 0 ? 500 : 0) +
  info.value * 100 +
  (info.kind === 'sea' ? 3000 : 0) +
  Math.min(100, shape.radius);

/** A space's labels, or those that are missing beside the ones kept. */
function missingLabels(
  content: LabelContent,
  context: SpaceContext,
  home: LayoutBox | null,
  kept: readonly PlacedLabel[] | undefined,
): readonly PlacedLabel[] {
  if (kept === undefined) return spaceLabels(content, context, home);
  const isNamed = kept.some(({ text }) => text.lines.length > 0);
  return home === null || isNamed ? [] : separateName(content, context, home);
}

/**
 * The labels of the previous layout whose area is still free, which they take; emblems are updated to the current
 * controller.
 */
export function keepLabels(
  before: readonly PlacedLabel[],
  controller: (space: SpaceId) => PowerId | null,
  occupied: Occupied,
  zoom: number,
): readonly PlacedLabel[] {
  const kept = before
    .filter((label) => label.boxes.every((box) => occupied.isFree(onBoard(box, label, zoom))))
    .map((label) => withController(label, controller(label.space)));
  for (const label of kept) for (const box of label.boxes) occupied.add(onBoard(box, label, zoom));
  return kept;
}

function withController(label: PlacedLabel, power: PowerId | null): PlacedLabel {
  const { facts } = label.text;
  if (facts.power === null || power === null || facts.power === power) return label;
  return { ...label, text: { ...label.text, facts: { ...facts, power } } };
}

/** The power names of the previous layout whose area is still free and still the power's land; they take their area. */
export function keepRealms(
  before: readonly PlacedRealmName[],
  isOf: (power: PowerId, x: number, y: number) => boolean,
  occupied: Occupied,
  zoom: number,
): readonly PlacedRealmName[] {
  const isWhole = (name: PlacedRealmName): boolean =>
    name.letters.every((at) => isOf(name.power, name.x + at.x / zoom, name.y + at.y / zoom)) &&
    letterBoxes(name).every((box) => occupied.isFree(onBoard(box, name, zoom)));
  const broken = new Set(before.filter((name) => !isWhole(name)).map(({ power }) => power));
  const kept = before.filter(({ power }) => !broken.has(power));
  for (const name of kept) for (const box of letterBoxes(name)) occupied.add(onBoard(box, name, zoom));
  return kept;
}
