import type { PowerId, SpaceId } from '../../engine/index.ts';
import type { Occupied } from './Occupied.ts';
import type { PlacedLabel } from './placedLabel.ts';
import { letterBoxes, type PlacedRealmName } from './placeRealmNames.ts';
import { onBoard } from './slantedSpot.ts';

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
