import type { SpaceId } from '../../engine/index.ts';
import type { Point } from '../../geography/shapes.ts';
import type { MapLayout } from '../layout/mapLayout.ts';
import type { Piece } from '../layout/piece.ts';
import { spaceAt, type PickIndex } from './picking.ts';
import { wrappedDelta } from '../camera/wrap.ts';

/** A pointer may miss a tiny island by so many screen pixels. */
const ISLAND_TOLERANCE = { mouse: 10, touch: 22 } as const;

/** The space at a board point: by its units first, then by its name, then by its area. */
export function spaceUnderPointer(
  pick: PickIndex,
  layout: MapLayout | null,
  [x, y]: Point,
  zoom: number,
  isTouch: boolean,
): SpaceId | null {
  const isInBox = (middle: { readonly x: number; readonly y: number }, width: number, height: number): boolean =>
    Math.abs(wrappedDelta(middle.x, x, pick.width)) * zoom <= width / 2 && Math.abs(middle.y - y) * zoom <= height / 2;
  const block = layout?.blocks.find((placed) => isInBox(placed, placed.block.width, placed.block.height));
  if (block) return block.space;
  const label = layout?.labels.find((placed) =>
    placed.boxes.some((box) =>
      isInBox({ x: placed.x + box.x / zoom, y: placed.y + box.y / zoom }, box.width, box.height),
    ),
  );
  return label?.space ?? spaceAt(pick, [x, y], ISLAND_TOLERANCE[isTouch ? 'touch' : 'mouse'] / zoom);
}

/** A pointer may miss a counter by so many screen pixels. */
const PIECE_TOLERANCE = { mouse: 0, touch: 6 } as const;

/** A counter or emblem, and the space it is in. */
export interface PieceHit {
  readonly space: SpaceId;
  readonly piece: Piece;
}

/** The counter or emblem at a board point; null if there is none. */
export function pieceUnderPointer(
  layout: MapLayout,
  [x, y]: Point,
  zoom: number,
  width: number,
  isTouch: boolean,
): PieceHit | null {
  let nearest: PieceHit | null = null;
  let smallest: number = PIECE_TOLERANCE[isTouch ? 'touch' : 'mouse'];
  for (const { space, block, x: blockX, y: blockY } of layout.blocks) {
    const px = wrappedDelta(blockX, x, width) * zoom + block.width / 2;
    const py = (y - blockY) * zoom + block.height / 2;
    for (const piece of block.pieces) {
      const distance = Math.max(piece.x - px, px - piece.x - piece.width, piece.y - py, py - piece.y - piece.height, 0);
      // Of several at the point, the one drawn last is on top.
      if (distance <= smallest) [nearest, smallest] = [{ space, piece }, distance];
    }
  }
  return nearest;
}
