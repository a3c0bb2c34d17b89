import type { PowerId, SpaceId } from '../../engine/index.ts';
import type { Occupied } from './Occupied.ts';
import type { PlacedLabel } from './placeLabels.ts';
import { letterBoxes, type PlacedRealmName } from './placeRealmNames.ts';
import { onBoard } from './slantedSpot.ts';

/**
 * The labels of a layout before that still have all their room, which they take; the emblem is that of who holds now.
 */
export function keepLabels(
  before: readonly PlacedLabel[],
  controller: (space: SpaceId) => PowerId | null,
  occupied: Occupied,
  zoom: number,
): readonly PlacedLabel[] {
  const kept = before
    .filter((label) => label.boxes.every((box) => occupied.isFree(onBoard(box, label, zoom))))
    .map((label) => heldBy(label, controller(label.space)));
  for (const label of kept) for (const box of label.boxes) occupied.add(onBoard(box, label, zoom));
  return kept;
}

function heldBy(label: PlacedLabel, power: PowerId | null): PlacedLabel {
  const { facts } = label.text;
  if (facts.power === null || power === null || facts.power === power) return label;
  return { ...label, text: { ...label.text, facts: { ...facts, power } } };
}

/**
 * The names of powers across their lands that still have all their room, and lie on no other's ground; they take it.
 */
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
