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
  const width = Math.min(window.width / zoom, board.width);
  const height = Math.min(window.height / zoom, board.height);
  return { x: (x - width / 2) * scale, y: (y - height / 2) * scale, width: width * scale, height: height * scale };
}
