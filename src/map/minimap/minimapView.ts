import type { Camera, Size } from '../camera/camera.ts';

export interface MinimapBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The visible part of the board as a box on the minimap, which is scaled by `scale`; it may exceed the sides. */
export function visibleBox({ x, y, zoom }: Camera, window: Size, board: Size, scale: number): MinimapBox {
  const width = window.width / zoom;
  const top = Math.max(0, y - window.height / 2 / zoom);
  const bottom = Math.min(board.height, y + window.height / 2 / zoom);
  const isWholeWidth = width >= board.width;
  return {
    x: isWholeWidth ? 0 : (x - width / 2) * scale,
    y: top * scale,
    width: (isWholeWidth ? board.width : width) * scale,
    height: (bottom - top) * scale,
  };
}
