import type { Detail } from './detail.ts';
import type { PlacedArrow } from './placeArrows.ts';
import type { PlacedBlock } from './placeBlocks.ts';
import type { PlacedLabel } from './placedLabel.ts';
import { Occupied, type Box } from './Occupied.ts';
import { boxesOf, type PlacedFeature } from './placeFeatures.ts';
import { plateRoom } from './plate.ts';
import { onBoard } from './slantedSpot.ts';

/** The parts of a layout that take room. */
interface Placed {
  readonly detail: Detail;
  readonly zoom: number;
  readonly labels: readonly PlacedLabel[];
  readonly blocks: readonly PlacedBlock[];
  readonly features: readonly PlacedFeature[];
  readonly battles: readonly Box[];
  readonly arrows: readonly PlacedArrow[];
}

/** The area taken by these parts of a layout. */
export function occupiedBy(
  layout: Placed,
  by: readonly ('labels' | 'blocks' | 'features' | 'badges')[],
  boardWidth: number,
): Occupied {
  const { labels, blocks, features, battles, arrows, detail, zoom } = layout;
  const occupied = new Occupied(boardWidth);
  if (by.includes('labels'))
    for (const label of labels) for (const box of label.boxes) occupied.add(onBoard(box, label, zoom));
  if (by.includes('blocks'))
    for (const { x, y, block } of blocks)
      occupied.add({ x, y, width: block.width / zoom, height: block.height / zoom });
  if (by.includes('features'))
    for (const feature of features) for (const box of boxesOf(feature)) occupied.add(onBoard(box, feature, zoom));
  if (by.includes('badges')) {
    for (const battle of battles) occupied.add(battle);
    for (const arrow of arrows) occupied.add(plateRoom(arrow, detail, zoom));
  }
  return occupied;
}
