import type { Box } from '../../store/covers.ts';
import { freeRooms, middleOf, type Size } from './freeAreas.ts';
import type { Point } from '../../geography/shapes.ts';

/** The window onto the board: how large both are, and where one can look through. Lengths are in their own pixels. */
export interface Viewport {
  readonly board: Size;
  readonly window: Size;
  /** What lies over the window. */
  readonly covers: readonly Box[];
  /** Of the parts of the window that nothing covers, the one in which the whole board is largest. */
  readonly room: Box;
  /** The whole board just fits into that room; farther out there would be nothing more to see. */
  readonly farthest: number;
  /** The room's middle, where the board is shown once; its other turns lie beside. */
  readonly middle: Point;
}

export function viewportOf(board: Size, window: Size, covers: readonly Box[] = []): Viewport {
  const zoomIn = ({ left, top, right, bottom }: Box): number =>
    Math.min((right - left) / board.width, (bottom - top) / board.height);
  const room = freeRooms(window, covers).reduce((best, next) => (zoomIn(next) > zoomIn(best) ? next : best));
  // A whole number of pixels wide, as every view of the board.
  const farthest = Math.max(1, Math.floor(zoomIn(room) * board.width)) / board.width;
  return { board, window, covers, room, farthest, middle: middleOf(room) };
}
