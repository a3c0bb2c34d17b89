import type { TextureCache } from '../draw/TextureCache.ts';
import { drawPiece, PIECE_MARGIN, pieceKey } from '../draw/drawPiece.ts';
import type { StackBlock } from '../layout/piece.ts';
import type { Marker } from './showMarkers.ts';

/** The sprites of a block's pieces, relative to its middle. */
export function blockSprites(textures: TextureCache, block: StackBlock): Marker['sprites'] {
  const [left, top] = [-Math.round(block.width / 2), -Math.round(block.height / 2)];
  const margin = 2 * PIECE_MARGIN;
  return block.pieces.map((piece) => ({
    texture: textures.get(pieceKey(piece), piece.width + margin, piece.height + margin, (context) =>
      drawPiece(context, piece),
    ),
    x: left + piece.x - PIECE_MARGIN,
    y: top + piece.y - PIECE_MARGIN,
  }));
}
