import type { Detail } from './detail.ts';
import type { PlacedArrow } from './placeArrows.ts';
import type { PlacedBlock } from './placeBlocks.ts';
import type { PlacedLabel } from './placedLabel.ts';
import { canalRoom, type PlacedCanal } from './placeCanals.ts';
import { Occupied, type LayoutBox } from './Occupied.ts';
import { boxesOf, type PlacedFeature } from './placeFeatures.ts';
import { plateRoom } from './plate.ts';
import { onBoard } from './slantedSpot.ts';

/** The parts of a layout that take room. */
interface PlacedOnMap {
  readonly canals: readonly PlacedCanal[];
  readonly labels: readonly PlacedLabel[];
  readonly blocks: readonly PlacedBlock[];
  readonly features: readonly PlacedFeature[];
  readonly signs: readonly LayoutBox[];
  readonly arrows: readonly PlacedArrow[];
}

/** Parts of a layout at a zoom. */
export type LaidOut = Partial<PlacedOnMap> & { readonly detail: Detail; readonly zoom: number };

/** The area taken by these parts of a layout; that of units as their space's. */
export function occupiedBy(
  layout: LaidOut,
  by: readonly ('canals' | 'labels' | 'blocks' | 'features' | 'badges')[],
  boardWidth: number,
): Occupied {
  const { canals = [], labels = [], blocks = [], features = [], signs = [], arrows = [], detail, zoom } = layout;
  const occupied = new Occupied(boardWidth);
  if (by.includes('canals')) for (const canal of canals) occupied.add(canalRoom(canal, zoom));
  if (by.includes('labels'))
    for (const label of labels) for (const box of label.boxes) occupied.add(onBoard(box, label, zoom));
  if (by.includes('blocks'))
    for (const { space, x, y, block } of blocks)
      occupied.add({ x, y, width: block.width / zoom, height: block.height / zoom }, space);
  if (by.includes('features'))
    for (const feature of features) for (const box of boxesOf(feature)) occupied.add(onBoard(box, feature, zoom));
  if (by.includes('badges')) {
    for (const sign of signs) occupied.add(sign);
    for (const arrow of arrows) occupied.add(plateRoom(arrow, detail, zoom));
  }
  return occupied;
}
