import type { InkSheet } from '../draw/InkSheet.ts';
import { inkPiece, PIECE_MARGIN, pieceName } from '../draw/inkCounter.ts';
import type { StackBlock } from '../layout/piece.ts';
import type { Standing } from './standOn.ts';

/** The counters of a block, as they lie around its middle. */
export function blockSprites(sheet: InkSheet, block: StackBlock): Standing['sprites'] {
  const [left, top] = [-Math.round(block.width / 2), -Math.round(block.height / 2)];
  const margin = 2 * PIECE_MARGIN;
  return block.pieces.map((piece) => ({
    texture: sheet.texture(pieceName(piece), piece.width + margin, piece.height + margin, (context) =>
      inkPiece(context, piece),
    ),
    x: left + piece.x - PIECE_MARGIN,
    y: top + piece.y - PIECE_MARGIN,
  }));
}
