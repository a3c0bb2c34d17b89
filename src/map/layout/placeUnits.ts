import type { SpaceId } from '../../engine/index.ts';
import type { SpaceShape } from '../../geography/shapes.ts';
import { isSameSize } from './fittingBlock.ts';
import { Occupied } from './Occupied.ts';
import { blockRoom, type PlacedBlock, placeBlocks, withBlock } from './placeBlocks.ts';
import type { StackBlock } from './piece.ts';
import { placeCanals, type PlacedCanal } from './placeCanals.ts';
import { capitalDots } from './placeCapitals.ts';
import type { FeatureContext, PlacedFeature } from './placeFeatures.ts';

interface PlacedUnits {
  readonly canals: PlacedCanal[];
  readonly dots: PlacedFeature[];
  readonly blocks: readonly PlacedBlock[];
  /** The area that canals and units take. */
  readonly occupied: Occupied;
}

/**
 * Places canals, capitals and units. Blocks in `before` keep their place; if another block finds no place without
 * covering some of them, those are placed again too.
 */
export function* placeUnits(
  wanted: ReadonlyMap<SpaceId, readonly StackBlock[]>,
  shapes: readonly SpaceShape[],
  { boardData, zoom, detail, measure }: Omit<FeatureContext, 'occupied'>,
  before: readonly PlacedBlock[],
): Generator<void, PlacedUnits> {
  const { grid } = boardData;
  let kept = blocksToKeep(before, wanted, grid, zoom);
  for (;;) {
    const occupied = new Occupied(grid.width);
    const canals = placeCanals(boardData.canals, occupied, detail, zoom, measure);
    const dots = capitalDots(boardData.features, { boardData, occupied, detail, zoom, measure });
    // At far zoom, units need all the room there is.
    const dotsToAvoid = detail.level === 'far' ? [] : dots;
    const blocks = yield* placeBlocks(wanted, shapes, boardData, occupied, zoom, detail.scale, dotsToAvoid, kept);
    const stillKept = uncovered(kept, blocks, grid.width, zoom);
    if (stillKept.length === kept.length) return { canals, dots, blocks, occupied };
    kept = stillKept;
  }
}

/**
 * The blocks of the previous layout that stay in place: all that keep their size, and the others that still fit there.
 * A block of another size that stood outside its space does not stay: it may fit inside now.
 */
function blocksToKeep(
  before: readonly PlacedBlock[],
  choices: ReadonlyMap<SpaceId, readonly StackBlock[]>,
  { width, height }: { readonly width: number; readonly height: number },
  zoom: number,
): readonly PlacedBlock[] {
  const occupied = new Occupied(width);
  const kept: PlacedBlock[] = [];
  const keep = (placed: PlacedBlock, block: StackBlock): void => {
    occupied.add(blockRoom(placed, block, zoom));
    kept.push(withBlock(placed, block));
  };
  const others: (readonly [PlacedBlock, StackBlock])[] = [];
  for (const placed of before) {
    const blocks = choices.get(placed.space);
    const same = blocks?.find((block) => isSameSize(block, placed.block));
    const similar = blocks?.[placed.choice] ?? blocks?.[0];
    if (same) keep(placed, same);
    else if (similar && placed.leader === null) others.push([placed, similar]);
  }
  for (const [placed, block] of others) {
    const half = block.height / 2 / zoom;
    if (placed.y < half || placed.y > height - half) continue;
    if (occupied.isFree(blockRoom(placed, block, zoom))) keep(placed, block);
  }
  return kept;
}

/** The kept blocks that no other placed block covers. */
function uncovered(
  kept: readonly PlacedBlock[],
  placed: readonly PlacedBlock[],
  boardWidth: number,
  zoom: number,
): readonly PlacedBlock[] {
  const spaces = new Set(kept.map(({ space }) => space));
  const covering = new Occupied(boardWidth);
  for (const other of placed)
    if (!spaces.has(other.space))
      covering.add({ x: other.x, y: other.y, width: other.block.width / zoom, height: other.block.height / zoom });
  return kept.filter((one) =>
    covering.isFree({ x: one.x, y: one.y, width: one.block.width / zoom, height: one.block.height / zoom }),
  );
}
