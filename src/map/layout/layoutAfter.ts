import type { SpaceShape } from '../../geography/shapes.ts';
import type { MapScene } from '../MapScene.ts';
import type { Measure } from './labelText.ts';
import { blocksOf, mapLayout, type MapLayout } from './mapLayout.ts';
import type { Ground } from './placeBlocks.ts';
import type { StackBlock } from './stackBlock.ts';

/** What a layout is made for besides the board: as long as it stays the same, so does every place. */
export interface Setting {
  readonly step: number;
  /** The step at which the window shows the whole height of the board. */
  readonly farthest: number;
  readonly measure: Measure;
}

/** A layout, and what it was made for. */
export interface MadeLayout {
  readonly layout: MapLayout;
  readonly setting: Setting;
  readonly scene: MapScene;
}

/**
 * The layout of a scene. Where only faces of counters have changed since the one before (units were taken in hand, say), every place
 * is kept: finding room for labels takes most of the time.
 */
export function layoutAfter(before: MadeLayout | null, scene: MapScene, shapes: readonly SpaceShape[], ground: Ground, setting: Setting): MadeLayout {
  if (before !== null && before.scene.control === scene.control && before.setting === setting) {
    const blocks = blocksOf(scene, shapes, ground, before.layout.detail, before.layout.zoom);
    const known = before.layout.blocks;
    if (known.length === blocks.size && known.every(({ space, block }) => isAsLarge(block, blocks.get(space)))) {
      const placed = known.map((place) => ({ ...place, block: blocks.get(place.space) ?? place.block }));
      return { layout: { ...before.layout, blocks: placed }, setting, scene };
    }
  }
  return { layout: mapLayout(scene, shapes, ground, setting.step, setting.measure, setting.farthest), setting, scene };
}

const isAsLarge = (a: StackBlock, b: StackBlock | undefined): boolean => b !== undefined && a.width === b.width && a.height === b.height;
