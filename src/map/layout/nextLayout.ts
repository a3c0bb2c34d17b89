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
    before.scene.complexes.join() === scene.complexes.join() &&
    before.scene.battleSpaces.join() === scene.battleSpaces.join() &&
    JSON.stringify(before.scene.strengths) === JSON.stringify(scene.strengths) &&
    before.scene.hasChances === scene.hasChances &&
    before.scene.home.join() === scene.home.join() &&
    attacksKey(before.scene.attacks) === attacksKey(scene.attacks)
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

/** The layout before, without the labels of territories whose complex is new. */
function withoutOldFacts({ layout, scene: { complexes } }: LayoutResult, scene: MapScene): MapLayout {
  const isNew = (space: SpaceId): boolean => complexes.includes(space) !== scene.complexes.includes(space);
  const labels = layout.labels.filter(({ space }) => !isNew(space));
  return labels.length === layout.labels.length ? layout : { ...layout, labels };
}

/** Everything that an arrow shows, for comparison. */
const attacksKey = (attacks: MapScene['attacks']): string =>
  attacks.map(({ route, units, strength }) => [...route, units.length, strength.dice, strength.total].join()).join(';');
