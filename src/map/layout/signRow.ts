import type { Detail } from './detail.ts';
import type { Box } from './Occupied.ts';
import type { PlacedBlock } from './placeBlocks.ts';
import type { StackBlock } from './piece.ts';

/** Length of a battle's row as a share of a badge: the swords between two plates of two figures. */
const BATTLE_ROW = 4.6;

/** Whether a battle's two sides are written beside its swords. */
export const showsOdds = ({ level }: Detail): boolean => level === 'near' || level === 'close';

/**
 * Where the row of signs over a block's upper left corner begins, in screen pixels from the block's middle. With
 * figures it stands a little higher.
 */
export const signRow = ({ width, height }: StackBlock, badge: number, hasOdds: boolean) => ({
  left: -width / 2 - badge * 0.75,
  top: -height / 2 - badge * (hasOdds ? 0.9 : 0.6),
});

/** What the signs of a battle to come cover, on the board: names keep clear of them. */
export function battleRoom({ x, y, block }: PlacedBlock, detail: Detail, zoom: number): Box {
  const { badge } = detail;
  const hasOdds = showsOdds(detail);
  const { left, top } = signRow(block, badge, hasOdds);
  const width = badge * (hasOdds ? BATTLE_ROW : 1);
  return {
    x: x + (left + width / 2) / zoom,
    y: y + (top + badge / 2) / zoom,
    width: width / zoom,
    height: badge / zoom,
  };
}
