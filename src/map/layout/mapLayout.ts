import type { PowerId, SpaceId } from '../../engine/index.ts';
import type { SpaceShape } from '../../geography/shapes.ts';
import type { MapScene } from '../MapScene.ts';
import { detailAt, zoomOfStep, zoomStep, type Detail } from './detail.ts';
import type { Measure } from './labelText.ts';
import { Occupied } from './Occupied.ts';
import { placeCanals, type PlacedCanal } from './placeCanals.ts';
import { placeBlocks, type Ground, type PlacedBlock } from './placeBlocks.ts';
import { placeRealmNames, type PlacedRealmName } from './placeRealmNames.ts';
import { realmsOf } from './realms.ts';
import { placeLabels, type PlacedLabel } from './placeLabels.ts';
import { rowOf, stackBlock, type StackBlock } from './stackBlock.ts';
import type { Stack } from '../stacks.ts';
import { totalsBlock } from './totals.ts';

/** Where all units and labels stand at one step of zoom. Positions are on the board, sizes on the screen. */
export interface MapLayout {
  readonly detail: Detail;
  /** The zoom it was made for. */
  readonly zoom: number;
  readonly blocks: readonly PlacedBlock[];
  /** Names of powers across their lands, where the world is seen from afar. */
  readonly realms: readonly PlacedRealmName[];
  readonly labels: readonly PlacedLabel[];
  readonly canals: readonly PlacedCanal[];
}

/** Up to this zoom names of powers are written across their lands, in a large window somewhat farther in. */
const AFAR = zoomStep(0.46);
const BEYOND_FARTHEST = 2;

/**
 * Canals have their fixed place; then units, for they are never left out; then names of powers and labels where there is room.
 * `farthest` is the step at which the window shows the whole height of the board.
 */
export function mapLayout(scene: MapScene, shapes: readonly SpaceShape[], ground: Ground, step: number, measure: Measure, farthest = AFAR): MapLayout {
  const zoom = zoomOfStep(step);
  const detail = detailAt(zoom);
  const blocks = new Map<SpaceId, StackBlock>();
  for (const shape of shapes) {
    const stacks = scene.stacks[shape.id];
    if (stacks && stacks.length > 0) blocks.set(shape.id, fittingBlock(stacks, shape.radius * zoom * ROOM[ground.places.get(shape.id)?.kind ?? 'land'], detail));
  }
  const occupied = new Occupied(ground.grid.width);
  const canals = placeCanals(ground.canals, occupied, detail, zoom, measure);
  const placedBlocks = placeBlocks(blocks, shapes, ground, occupied, zoom);
  const isAfar = step <= Math.max(AFAR, farthest + BEYOND_FARTHEST);
  const isOf = (power: PowerId, x: number, y: number): boolean => scene.control[ground.grid.at(x, y) ?? ''] === power;
  const nameOf = (power: PowerId): string => ground.powerNames.get(power) ?? '';
  return {
    detail,
    zoom,
    canals,
    blocks: placedBlocks,
    realms: isAfar ? placeRealmNames(realmsOf(scene.control, ground.grid, ground.places), nameOf, { occupied, boardWidth: ground.grid.width, zoom, measure, isOf }) : [],
    labels: placeLabels(shapes, (space) => scene.control[space] ?? null, ground, occupied, detail, zoom, measure),
  };
}

const SHRUNK = 0.82;
/** A block may reach a little out of the circle that is free in its space; at sea farther, where all around is water. */
const ROOM = { land: 1.15, sea: 1.8 } as const;

/**
 * The block that leaves its space least: wide or tall, in a crowded space with counters a little smaller; and where
 * the whole world is seen and all that does not help, totals.
 */
function fittingBlock(stacks: readonly Stack[], room: number, detail: Detail): StackBlock {
  const reach = ({ width, height }: StackBlock): number => Math.hypot(width, height) / 2;
  const wide = stackBlock(stacks, detail.counter);
  if (reach(wide) <= room || (stacks.length < 2 && stacks[0]?.cargo.length === 0)) return wide;
  const tall = stackBlock(stacks, detail.counter, Math.max(1, rowOf(stacks) - 1));
  const block = reach(tall) < reach(wide) ? tall : wide;
  if (reach(block) <= room) return block;
  if (detail.totals) return totalsBlock(stacks, detail.counter);
  if (stacks.length < 4) return block;
  return stackBlock(stacks, Math.round(detail.counter * SHRUNK));
}
