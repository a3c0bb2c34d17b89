import type { ScreenBox } from '../../store/covers.ts';
import { freeAreas, middleOf, type Size } from './freeAreas.ts';
import type { Point } from '../../geography/shapes.ts';

/** The sizes of the board (board pixels) and the window (screen pixels), and where the window is not covered. */
export interface Viewport {
  readonly board: Size;
  readonly window: Size;
  /** The boxes of panels and notices over the window. */
  readonly covers: readonly ScreenBox[];
  /** Of the areas that nothing covers, the one in which the whole board fits at the highest zoom. */
  readonly freeArea: ScreenBox;
  /** The zoom at which the whole board just fits into the free area. */
  readonly minZoom: number;
  /** The middle of the free area, in window pixels. */
  readonly middle: Point;
}

export function viewportOf(board: Size, window: Size, covers: readonly ScreenBox[] = []): Viewport {
  const zoomToFit = ({ left, top, right, bottom }: ScreenBox): number =>
    Math.min((right - left) / board.width, (bottom - top) / board.height);
  const freeArea = freeAreas(window, covers).reduce((best, next) => (zoomToFit(next) > zoomToFit(best) ? next : best));
  // The board is always a whole number of pixels wide.
  const minZoom = Math.max(1, Math.floor(zoomToFit(freeArea) * board.width)) / board.width;
  return { board, window, covers, freeArea, minZoom, middle: middleOf(freeArea) };
}
