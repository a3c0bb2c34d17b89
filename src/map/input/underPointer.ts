import type { SpaceId } from '../../engine/index.ts';
import type { Point } from '../../geography/shapes.ts';
import type { MapLayout } from '../layout/mapLayout.ts';
import type { Piece } from '../layout/piece.ts';
import { spaceAt, type PickIndex } from './picking.ts';
import { wrappedDelta } from '../camera/wrap.ts';

/** A fingertip catches tiny islands from farther away than a mouse. In screen pixels. */
const SLACK = { mouse: 10, touch: 22 } as const;

/** The space meant by a board point: the topmost small thing wins, units before names before ground. */
export function spaceUnderPointer(
  pick: PickIndex,
  layout: MapLayout | null,
  [x, y]: Point,
  zoom: number,
  touch: boolean,
): SpaceId | null {
  const covers = (middle: { readonly x: number; readonly y: number }, width: number, height: number): boolean =>
    Math.abs(wrappedDelta(middle.x, x, pick.width)) * zoom <= width / 2 && Math.abs(middle.y - y) * zoom <= height / 2;
  const block = layout?.blocks.find((placed) => covers(placed, placed.block.width, placed.block.height));
  if (block) return block.space;
  const label = layout?.labels.find((placed) =>
    placed.boxes.some((box) =>
      covers({ x: placed.x + box.x / zoom, y: placed.y + box.y / zoom }, box.width, box.height),
    ),
  );
  return label?.space ?? spaceAt(pick, [x, y], SLACK[touch ? 'touch' : 'mouse'] / zoom);
}

/** A finger hides what it points at: so far beside a counter it still means it. In screen pixels. */
const REACH = { mouse: 0, touch: 6 } as const;

/** A counter or emblem, and in which space it stands. */
export interface PieceHit {
  readonly space: SpaceId;
  readonly piece: Piece;
}

/** The counter or emblem under a board point; null where there is none. */
export function pieceUnderPointer(
  layout: MapLayout,
  [x, y]: Point,
  zoom: number,
  width: number,
  touch: boolean,
): PieceHit | null {
  let nearest: PieceHit | null = null;
  let least: number = REACH[touch ? 'touch' : 'mouse'];
  for (const { space, block, x: middle, y: height } of layout.blocks) {
    const across = wrappedDelta(middle, x, width) * zoom + block.width / 2;
    const down = (y - height) * zoom + block.height / 2;
    for (const piece of block.pieces) {
      const away = Math.max(
        piece.x - across,
        across - piece.x - piece.width,
        piece.y - down,
        down - piece.y - piece.height,
        0,
      );
      // Of several under the point the last drawn lies on top.
      if (away <= least) [nearest, least] = [{ space, piece }, away];
    }
  }
  return nearest;
}
