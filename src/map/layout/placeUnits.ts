import type { SpaceId } from '../../engine/index.ts';
import type { SpaceShape } from '../../geography/shapes.ts';
import { blocksToKeep, uncovered } from './keepBlocks.ts';
import { Occupied } from './Occupied.ts';
import { placeBlocks, type PlacedBlock } from './placeBlocks.ts';
import { placeCanals, type PlacedCanal } from './placeCanals.ts';
import { capitalDots } from './placeCapitals.ts';
import type { StackBlock } from './piece.ts';
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
