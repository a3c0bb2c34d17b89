import type { SpaceShape } from '../../geography/shapes.ts';
import type { MapScene } from '../scene/MapScene.ts';
import { blocksOf, computeLayout, type MapLayout, type LayoutParams } from './mapLayout.ts';
import type { Ground } from './placeBlocks.ts';
import type { StackBlock } from './piece.ts';

/** A layout, and what it was made for. */
export interface LayoutResult {
  readonly layout: MapLayout;
  readonly setting: LayoutParams;
  readonly scene: MapScene;
}

/**
 * The layout of another scene in the same setting. Where only faces of counters have changed since the one before (for
 * example when units are chosen), every place is kept: finding room for labels takes most of the time. Otherwise what
 * still has its room keeps its spot.
 */
export function nextLayout(
  before: LayoutResult,
  scene: MapScene,
  shapes: readonly SpaceShape[],
  ground: Ground,
): LayoutResult {
  const { setting } = before;
  if (
    before.scene.control === scene.control &&
    before.scene.battles.join() === scene.battles.join() &&
    JSON.stringify(before.scene.odds) === JSON.stringify(scene.odds) &&
    before.scene.home.join() === scene.home.join() &&
    attacksKey(before.scene.attacks) === attacksKey(scene.attacks)
  ) {
    const blocks = blocksOf(scene, shapes, ground, before.layout.detail, before.layout.zoom);
    const known = before.layout.blocks;
    if (known.length === blocks.size && known.every(({ space, block }) => isAsLarge(block, blocks.get(space)))) {
      const placed = known.map((place) => ({ ...place, block: blocks.get(place.space) ?? place.block }));
      return { layout: { ...before.layout, blocks: placed }, setting, scene };
    }
  }
  return { layout: computeLayout(scene, shapes, ground, setting, before.layout), setting, scene };
}

/** All that an arrow shows. */
const attacksKey = (attacks: MapScene['attacks']): string =>
  attacks.map(({ way, units, strength }) => [...way, units.length, strength.dice, strength.total].join()).join(';');

const isAsLarge = (a: StackBlock, b: StackBlock | undefined): boolean =>
  b !== undefined && a.width === b.width && a.height === b.height;
