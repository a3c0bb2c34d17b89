import type { Camera, Size } from '../camera/camera.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * What part of the board is seen, as a box on a map of the whole board that is `scale` as large; it may reach over the
 * sides, where its copies come in.
 */
export function seenBox({ x, y, zoom }: Camera, window: Size, board: Size, scale: number): Box {
  const width = window.width / zoom;
  const top = Math.max(0, y - window.height / 2 / zoom);
  const bottom = Math.min(board.height, y + window.height / 2 / zoom);
  const isRound = width >= board.width;
  return {
    x: isRound ? 0 : (x - width / 2) * scale,
    y: top * scale,
    width: (isRound ? board.width : width) * scale,
    height: (bottom - top) * scale,
  };
}
