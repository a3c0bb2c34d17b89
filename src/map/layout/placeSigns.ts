import type { SpaceId } from '../../engine/index.ts';
import type { SpaceShape } from '../../geography/shapes.ts';
import { blockBox } from './blockBox.ts';
import type { MapLayout } from './mapLayout.ts';
import type { Box } from './Occupied.ts';
import type { BoardData } from './placeBlocks.ts';
import { placeRow } from './placeRow.ts';
import { occupiedBy } from './occupiedBy.ts';

/** Signs side by side at one space; their width together, in screen pixels. */
export interface SignsWanted {
  readonly space: SpaceId;
  readonly width: number;
}

export interface PlacedSigns extends Box {
  readonly space: SpaceId;
}

/** Places for the signs of what can be done or was captured in each space, covering no unit and no other sign. */
export function placeSigns(
  wanted: readonly SignsWanted[],
  layout: MapLayout,
  byId: ReadonlyMap<SpaceId, Pick<SpaceShape, 'id' | 'anchor'>>,
  { grid }: Pick<BoardData, 'grid'>,
): readonly PlacedSigns[] {
  if (wanted.length === 0) return [];
  const { zoom, detail, blocks } = layout;
  const taken = occupiedBy(layout, ['blocks', 'badges'], grid.width);
  const names = occupiedBy(layout, ['labels', 'features'], grid.width);
  const height = detail.badge / zoom;
  return wanted.flatMap(({ space, width }) => {
    const shape = byId.get(space);
    if (!shape) return [];
    const box = placeRow({ width: width / zoom, height }, blockBox(shape, blocks, zoom), {
      taken,
      names,
      boardHeight: grid.height,
    });
    taken.add(box);
    return [{ space, ...box }];
  });
}
