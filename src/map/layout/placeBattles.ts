import type { SpaceShape } from '../../geography/shapes.ts';
import type { MapScene } from '../scene/MapScene.ts';
import { battleWidth, type PlacedBattle } from './battleSigns.ts';
import { blockBox } from './blockBox.ts';
import type { Detail } from './detail.ts';
import type { Occupied } from './Occupied.ts';
import type { PlacedBlock } from './placeBlocks.ts';
import { placeRow } from './placeRow.ts';

/** The signs of pending battles near their spaces' units; they take their room. `names` are avoided where possible. */
export function placeBattles(
  { battleSpaces, strengths, hasChances }: Pick<MapScene, 'battleSpaces' | 'strengths' | 'hasChances'>,
  shapes: readonly SpaceShape[],
  { blocks, zoom, detail }: { blocks: readonly PlacedBlock[]; zoom: number; detail: Detail },
  room: { readonly taken: Occupied; readonly names?: Occupied; readonly boardHeight: number },
): readonly PlacedBattle[] {
  return battleSpaces.flatMap((space): PlacedBattle[] => {
    const shape = shapes.find(({ id }) => id === space);
    if (!shape) return [];
    const size = { width: battleWidth(strengths[space], hasChances, detail) / zoom, height: detail.badge / zoom };
    const box = placeRow(size, blockBox(shape, blocks, zoom), room);
    room.taken.add(box);
    return [{ space, ...box }];
  });
}
