import type { MapLayout } from './mapLayout.ts';
import { Occupied } from './Occupied.ts';
import { boxesOf } from './placeFeatures.ts';
import { onBoard } from './slantedSpot.ts';

/** The room that the named things of a layout take. */
export function roomTaken(
  { labels, blocks, features, zoom }: MapLayout,
  by: readonly ('labels' | 'blocks' | 'features')[],
  boardWidth: number,
): Occupied {
  const occupied = new Occupied(boardWidth);
  if (by.includes('labels'))
    for (const label of labels) for (const box of label.boxes) occupied.add(onBoard(box, label, zoom));
  if (by.includes('blocks'))
    for (const { x, y, block } of blocks)
      occupied.add({ x, y, width: block.width / zoom, height: block.height / zoom });
  if (by.includes('features'))
    for (const feature of features) for (const box of boxesOf(feature)) occupied.add(onBoard(box, feature, zoom));
  return occupied;
}
