/** Collects all lines of the board as segments on the cylinder cut open at the seam. */

import { forEachLeg } from './lines.ts';
import { forEachSide } from './planar.ts';
import type { Point } from './shapes.ts';

export interface Segment {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  /** Sea lines stop the flooding of zones; coasts do too, other lines do not. */
  readonly isSeaLine: boolean;
}

/** Sides of the frame are cut to this length: longer segments would fill the cell grid. */
const FRAME_STEP = 64;

export function ringSegments(ring: readonly Point[], width: number): Segment[] {
  const segments: Segment[] = [];
  forEachSide(ring, (from, to) => addCutAtSeam(from, to, false, width, segments));
  return segments;
}

export function seaLineSegments(line: readonly Point[], width: number): Segment[] {
  const segments: Segment[] = [];
  forEachLeg(line, (from, to) => addCutAtSeam(from, to, true, width, segments));
  return segments;
}

export function frameSegments(width: number, height: number): Segment[] {
  const segments: Segment[] = [];
  const add = (x0: number, y0: number, x1: number, y1: number): void => {
    segments.push({ x0, y0, x1, y1, isSeaLine: false });
  };
  for (let y = 0; y < height; y += FRAME_STEP) {
    const below = Math.min(height, y + FRAME_STEP);
    add(0, y, 0, below);
    add(width, y, width, below);
  }
  for (let x = 0; x < width; x += FRAME_STEP) {
    const right = Math.min(width, x + FRAME_STEP);
    add(x, 0, right, 0);
    add(x, height, right, height);
  }
  return segments;
}

/** Moves a segment into 0..width; one that crosses the seam is cut there, at the same height on both sides. */
function addCutAtSeam(from: Point, to: Point, isSeaLine: boolean, width: number, out: Segment[]): void {
  const [left, right] = from[0] <= to[0] ? [from, to] : [to, from];
  const copy = Math.floor(left[0] / width);
  const cut = (copy + 1) * width;
  if (right[0] <= cut) {
    const shift = copy * width;
    out.push({ x0: left[0] - shift, y0: left[1], x1: right[0] - shift, y1: right[1], isSeaLine });
    return;
  }
  const y = Math.round(left[1] + ((right[1] - left[1]) * (cut - left[0])) / (right[0] - left[0]));
  addCutAtSeam(left, [cut, y], isSeaLine, width, out);
  addCutAtSeam([cut, y], right, isSeaLine, width, out);
}

/** Clips segments at the board's upper and lower edge. */
export function clipToHeight(segments: readonly Segment[], height: number): Segment[] {
  const clipped: Segment[] = [];
  for (const segment of segments) {
    const { y0, y1 } = segment;
    if ((y0 < 0 && y1 < 0) || (y0 > height && y1 > height)) continue;
    clipped.push(clipEdge(clipEdge(segment, 0, -1), height, 1));
  }
  return clipped;
}

/** `beyond` is the sign of y - edge on the side that is cut off. */
function clipEdge(segment: Segment, edge: number, beyond: 1 | -1): Segment {
  const { x0, y0, x1, y1 } = segment;
  const outside0 = (y0 - edge) * beyond > 0;
  const outside1 = (y1 - edge) * beyond > 0;
  if (!outside0 && !outside1) return segment;
  const x = Math.round(x0 + ((x1 - x0) * (edge - y0)) / (y1 - y0 || 1));
  return outside0 ? { ...segment, x0: x, y0: edge } : { ...segment, x1: x, y1: edge };
}
