import type { SpaceId } from '../../engine/index.ts';
import type { SpaceShape } from '../../geography/shapes.ts';
import type { MapScene } from '../scene/MapScene.ts';
import { blocksOf, computeLayout, type MapLayout, type LayoutParams } from './mapLayout.ts';
import { isSameSize } from './fittingBlock.ts';
import { withBlock, type BoardData, type PlacedBlock } from './placeBlocks.ts';

/** A layout and its inputs. */
export interface LayoutResult {
  readonly layout: MapLayout;
  readonly params: LayoutParams;
  readonly scene: MapScene;
}

/**
 * The layout of the next scene with the same parameters. If only the look of counters changed (for example, units were
 * selected), all positions are kept, since label placement takes most of the time. Otherwise whatever still fits keeps
 * its place.
 */
export function nextLayout(
  before: LayoutResult,
  scene: MapScene,
  shapes: readonly SpaceShape[],
  boardData: BoardData,
): LayoutResult {
  const { params } = before;
  if (
    before.scene.control === scene.control &&
    isSame(before.scene.marks, scene.marks) &&
    isSame(before.scene.signs, scene.signs) &&
    before.scene.home.join() === scene.home.join() &&
    arrowsKey(before.scene.arrows) === arrowsKey(scene.arrows)
  ) {
    const { detail, zoom, blocks: known } = before.layout;
    const choices = blocksOf(scene, shapes, boardData, detail, zoom, before.layout);
    const blocks = known.flatMap((place): PlacedBlock[] => {
      const block = choices.get(place.space)?.find((choice) => isSameSize(choice, place.block));
      return block ? [withBlock(place, block)] : [];
    });
    if (blocks.length === known.length && known.length === choices.size)
      return { layout: { ...before.layout, stacks: scene.stacks, choices, blocks }, params, scene };
  }
  return { layout: computeLayout(scene, shapes, boardData, params, withoutOldFacts(before, scene)), params, scene };
}

/** Whether two values of plain data are equal; the same object is at once. */
const isSame = <Value extends object>(a: Value, b: Value): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);

/** The layout before, without the labels of territories whose marks are others. */
function withoutOldFacts({ layout, scene: { marks } }: LayoutResult, scene: MapScene): MapLayout {
  const isNew = (space: SpaceId): boolean => !isSame(marks[space] ?? [], scene.marks[space] ?? []);
  const labels = layout.labels.filter(({ space }) => !isNew(space));
  return labels.length === layout.labels.length ? layout : { ...layout, labels };
}

/** Everything that an arrow shows, for comparison. */
const arrowsKey = (arrows: MapScene['arrows']): string =>
  arrows
    .map(({ by, route, units, strength }) => [by, ...route, units.length, strength.dice, strength.total].join())
    .join(';');
