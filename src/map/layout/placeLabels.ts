import type { SpaceId } from '../../engine/index.ts';
import type { SpaceShape } from '../../geography/shapes.ts';
import type { SpaceInfo } from '../../games/face/scene.ts';
import type { LabelContent } from './labelText.ts';
import type { LayoutBox } from './Occupied.ts';
import type { LabelContext, PlacedLabel, SpaceContext } from './placedLabel.ts';
import { onBoard } from './slantedSpot.ts';
import { separateName, spaceLabels } from './spaceLabels.ts';

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

interface Named {
  readonly info: SpaceInfo;
  readonly marks: readonly string[];
  readonly shape: SpaceShape;
}

const importance = ({ info, marks, shape }: Named): number =>
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
