import type { Box } from '../../store/covers.ts';
import type { Size } from './camera.ts';

/** A panel lies no farther from the map's side than this, in pixels; at its top and foot it touches the edge. */
const BESIDE = 24;
const TOUCHING = 1;

export const wholeWindow = ({ width, height }: Size): Box => ({ left: 0, top: 0, right: width, bottom: height });

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
