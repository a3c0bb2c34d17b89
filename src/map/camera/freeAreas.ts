import { shownPart, type BoardShapes, type Point } from '../../geography/shapes.ts';
import type { ScreenBox } from '../../store/covers.ts';

/** The sizes of the board (board pixels) and the window (screen pixels), and where the window is not covered. */
export interface Viewport {
  readonly board: Board;
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

export function viewportOf(board: Board, window: Size, covers: readonly ScreenBox[] = []): Viewport {
  const [west, north, east, south] = shownPart(board);
  const boardWidth = east - west;
  const zoomToFit = ({ left, top, right, bottom }: ScreenBox): number =>
    Math.min((right - left) / boardWidth, (bottom - top) / (south - north));
  const freeArea = freeAreas(window, covers).reduce((best, next) => (zoomToFit(next) > zoomToFit(best) ? next : best));
  // The board is always a whole number of pixels wide.
  const minZoom = Math.max(1, Math.floor(zoomToFit(freeArea) * boardWidth)) / boardWidth;
  return { board, window, covers, freeArea, minZoom, middle: middleOfBox(freeArea) };
}

/** A board's size, and the frame in which it is shown if it is no cylinder. */
export type Board = Pick<BoardShapes, 'width' | 'height' | 'frame'>;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Areas narrower or lower than this are not used, in pixels. */
const MIN_SIZE = 48;
/** How far a panel may be from the left or right side of the window, and from its top or bottom, in pixels. */
const SIDE_GAP = 24;
const TOP_GAP = 1;

export const wholeWindow = ({ width, height }: Size): ScreenBox => ({ left: 0, top: 0, right: width, bottom: height });

export const middleOfBox = ({ left, top, right, bottom }: ScreenBox): Point => [(left + right) / 2, (top + bottom) / 2];

/**
 * The maximal rectangles of the window that nothing covers; they may overlap. If everything is covered, the whole
 * window.
 */
export function freeAreas(window: Size, covers: readonly ScreenBox[]): readonly [ScreenBox, ...ScreenBox[]] {
  let areas: readonly ScreenBox[] = [wholeWindow(window)];
  for (const cover of covers) areas = largestOf(areas.flatMap((area) => partsBeside(area, cover)));
  const [first = wholeWindow(window), ...rest] = areas;
  return [first, ...rest];
}

/** What a cover leaves of an area: up to four overlapping parts. */
function partsBeside(area: ScreenBox, cover: ScreenBox): readonly ScreenBox[] {
  const { left, top, right, bottom } = cover;
  if (left >= area.right || right <= area.left || top >= area.bottom || bottom <= area.top) return [area];
  const parts: readonly ScreenBox[] = [
    { ...area, right: left },
    { ...area, left: right },
    { ...area, bottom: top },
    { ...area, top: bottom },
  ];
  return parts.filter((part) => part.right - part.left >= MIN_SIZE && part.bottom - part.top >= MIN_SIZE);
}

/** The boxes that are inside no other one; of equal boxes only the first. */
const largestOf = (boxes: readonly ScreenBox[]): readonly ScreenBox[] =>
  boxes.filter(
    (box, i) => !boxes.some((other, j) => i !== j && contains(other, box) && (!contains(box, other) || j < i)),
  );

const contains = (outer: ScreenBox, inner: ScreenBox): boolean =>
  outer.left <= inner.left && outer.top <= inner.top && outer.right >= inner.right && outer.bottom >= inner.bottom;

/** The part of the window between panels; a panel is a cover along at least half of one side. */
export function betweenPanels(window: Size, covers: readonly ScreenBox[]): ScreenBox {
  let { left, top, right, bottom } = wholeWindow(window);
  for (const cover of covers) {
    const isTall = cover.bottom - cover.top >= window.height / 2;
    const isWide = cover.right - cover.left >= window.width / 2;
    if (isTall && !isWide && cover.left <= SIDE_GAP) left = Math.max(left, cover.right);
    if (isTall && !isWide && cover.right >= window.width - SIDE_GAP) right = Math.min(right, cover.left);
    if (isWide && cover.top <= TOP_GAP) top = Math.max(top, cover.bottom);
    if (isWide && cover.bottom >= window.height - TOP_GAP) bottom = Math.min(bottom, cover.top);
  }
  return right > left && bottom > top ? { left, top, right, bottom } : wholeWindow(window);
}
