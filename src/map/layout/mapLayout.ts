import type { SpaceId } from '../../engine/index.ts';
import type { SpaceShape } from '../../geography/shapes.ts';
import type { MapScene } from '../MapScene.ts';
import { detailAt, zoomOfStep, type Detail } from './detail.ts';
import type { Measure } from './labelText.ts';
import { Occupied } from './Occupied.ts';
import { placeCanals, type PlacedCanal } from './placeCanals.ts';
import { placeBlocks, type Ground, type PlacedBlock } from './placeBlocks.ts';
import { placeLabels, type PlacedLabel } from './placeLabels.ts';
import { stackBlock, type StackBlock } from './stackBlock.ts';

/** Where all units and labels stand at one step of zoom. Positions are on the board, sizes on the screen. */
export interface MapLayout {
  readonly detail: Detail;
  /** The zoom it was made for. */
  readonly zoom: number;
  readonly blocks: readonly PlacedBlock[];
  readonly labels: readonly PlacedLabel[];
  readonly canals: readonly PlacedCanal[];
}

/** Canals have their fixed place; then units, for they are never left out; then labels where there is room. */
export function mapLayout(scene: MapScene, shapes: readonly SpaceShape[], ground: Ground, step: number, measure: Measure): MapLayout {
  const zoom = zoomOfStep(step);
  const detail = detailAt(zoom);
  const blocks = new Map<SpaceId, StackBlock>();
  for (const shape of shapes) {
    const stacks = scene.stacks[shape.id];
    if (stacks && stacks.length > 0) blocks.set(shape.id, fittingBlock(stacks, shape, detail, zoom));
  }
  const occupied = new Occupied(ground.grid.width);
  const canals = placeCanals(ground.canals, occupied, detail, zoom, measure);
  return {
    detail,
    zoom,
    canals,
    blocks: placeBlocks(blocks, shapes, ground, occupied, zoom),
    labels: placeLabels(shapes, (space) => scene.control[space] ?? null, ground, occupied, detail, zoom, measure),
  };
}

const SHRUNK = 0.82;

/** A crowded space's counters are drawn a little smaller before they leave it. */
function fittingBlock(stacks: MapScene['stacks'][SpaceId] & {}, shape: SpaceShape, detail: Detail, zoom: number): StackBlock {
  const block = stackBlock(stacks, detail.counter);
  const fits = Math.hypot(block.width, block.height) / 2 <= shape.radius * zoom * 1.15;
  return fits || stacks.length < 4 ? block : stackBlock(stacks, Math.round(detail.counter * SHRUNK));
}
