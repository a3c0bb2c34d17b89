import type { Point } from '../../geography/shapes.ts';
import type { Box } from '../../store/covers.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A part of the window narrower or lower than this is no use, in pixels. */
const LEAST = 48;
/** A panel lies no farther from the map's side than this, in pixels; at its top and foot it touches the edge. */
const BESIDE = 24;
const TOUCHING = 1;

export const wholeWindow = ({ width, height }: Size): Box => ({ left: 0, top: 0, right: width, bottom: height });

export const middleOf = ({ left, top, right, bottom }: Box): Point => [(left + right) / 2, (top + bottom) / 2];

/**
 * The rectangles of the window that nothing covers, each as large as it can be; they overlap. Where all is covered, the
 * whole window, for there is no better place.
 */
export function freeRooms(window: Size, covers: readonly Box[]): readonly [Box, ...Box[]] {
  let rooms: readonly Box[] = [wholeWindow(window)];
  for (const cover of covers) rooms = largestOf(rooms.flatMap((room) => partsBeside(room, cover)));
  const [first = wholeWindow(window), ...rest] = rooms;
  return [first, ...rest];
}

function partsBeside(room: Box, cover: Box): readonly Box[] {
  const { left, top, right, bottom } = cover;
  if (left >= room.right || right <= room.left || top >= room.bottom || bottom <= room.top) return [room];
  const parts: readonly Box[] = [
    { ...room, right: left },
    { ...room, left: right },
    { ...room, bottom: top },
    { ...room, top: bottom },
  ];
  return parts.filter((part) => part.right - part.left >= LEAST && part.bottom - part.top >= LEAST);
}

/** Without those that lie in another one; of equal ones the first stays. */
const largestOf = (boxes: readonly Box[]): readonly Box[] =>
  boxes.filter((box, i) => !boxes.some((other, j) => i !== j && holds(other, box) && (!holds(box, other) || j < i)));

const holds = (outer: Box, inner: Box): boolean =>
  outer.left <= inner.left && outer.top <= inner.top && outer.right >= inner.right && outer.bottom >= inner.bottom;

/** The part of the window between panels: covers along half or more of one of its sides. */
export function betweenPanels(window: Size, covers: readonly Box[]): Box {
  let { left, top, right, bottom } = wholeWindow(window);
  for (const cover of covers) {
    const isTall = cover.bottom - cover.top >= window.height / 2;
    const isWide = cover.right - cover.left >= window.width / 2;
    if (isTall && !isWide && cover.left <= BESIDE) left = Math.max(left, cover.right);
    if (isTall && !isWide && cover.right >= window.width - BESIDE) right = Math.min(right, cover.left);
    if (isWide && cover.top <= TOUCHING) top = Math.max(top, cover.bottom);
    if (isWide && cover.bottom >= window.height - TOUCHING) bottom = Math.min(bottom, cover.top);
  }
  return right > left && bottom > top ? { left, top, right, bottom } : wholeWindow(window);
}
