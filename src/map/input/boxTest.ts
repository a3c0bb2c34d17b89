import type { Point } from '../../geography/shapes.ts';
import { wrappedDelta } from '../camera/wrap.ts';

/** Whether a box holds the point: its corner is offset from a board point; offset and size in screen pixels. */
export type BoxTest = (
  from: { readonly x: number; readonly y: number },
  left: number,
  top: number,
  boxWidth: number,
  boxHeight: number,
) => boolean;

/** Tests boxes for this point of a board of this width, at this zoom. */
export const boxTest =
  ([x, y]: Point, zoom: number, width: number): BoxTest =>
  (from, left, top, boxWidth, boxHeight) => {
    const [dx, dy] = [wrappedDelta(from.x, x, width) * zoom, (y - from.y) * zoom];
    return dx >= left && dx <= left + boxWidth && dy >= top && dy <= top + boxHeight;
  };
