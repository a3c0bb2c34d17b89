import type { Segment } from './segments.ts';
import { at, pointKey, samePoint } from './planar.ts';
import type { Point } from './shapes.ts';

/**
 * Turns crossing segments into edges that meet only at their ends.
 * This is snap rounding: every end and every crossing is rounded to a grid point, and each segment is bent to pass
 * through all such points within half a unit of it. The result is an exact planar graph with integer coordinates.
 */

export function nodeSegments(segments: readonly Segment[]): Segment[] {
  const unique = mergeEqual(segments);
  const snapPoints = new SnapPoints();
  for (const { x0, y0, x1, y1 } of unique) {
    snapPoints.add(x0, y0);
    snapPoints.add(x1, y1);
  }
  addCrossings(unique, snapPoints);
  const pieces: Segment[] = [];
  for (const segment of unique) {
    const stops = snapPoints.along(segment);
    for (let i = 1; i < stops.length; i++) {
      const [[x0, y0], [x1, y1]] = [at(stops, i - 1), at(stops, i)];
      pieces.push({ x0, y0, x1, y1, isSeaLine: segment.isSeaLine });
    }
  }
  return mergeEqual(pieces);
}

/** One segment for each pair of ends, from left to right; a sea line if any of the equal segments is one. */
function mergeEqual(segments: readonly Segment[]): Segment[] {
  const merged = new Map<number, Map<number, Segment>>();
  for (const segment of segments) {
    const { x0, y0, x1, y1, isSeaLine } = segment;
    if (x0 === x1 && y0 === y1) continue;
    const swap = x0 > x1 || (x0 === x1 && y0 > y1);
    const ordered = swap ? { x0: x1, y0: y1, x1: x0, y1: y0, isSeaLine } : segment;
    const start = pointKey([ordered.x0, ordered.y0]);
    const end = pointKey([ordered.x1, ordered.y1]);
    let fromStart = merged.get(start);
    if (!fromStart) merged.set(start, (fromStart = new Map()));
    const equal = fromStart.get(end);
    fromStart.set(end, equal && isSeaLine ? { ...equal, isSeaLine } : (equal ?? ordered));
  }
  return [...merged.values()].flatMap((ends) => [...ends.values()]);
}

function addCrossings(segments: readonly Segment[], snapPoints: SnapPoints): void {
  const cells = new Map<number, Segment[]>();
  for (const segment of segments) {
    forEachCell(segment, (key) => {
      const cell = cells.get(key);
      if (cell) cell.push(segment);
      else cells.set(key, [segment]);
    });
  }
  for (const cell of cells.values()) {
    for (let i = 0; i < cell.length; i++) {
      const a = at(cell, i);
      const [ax, ay] = [a.x1 - a.x0, a.y1 - a.y0];
      for (let j = i + 1; j < cell.length; j++) {
        const b = at(cell, j);
        if (b.x0 > a.x1 || a.x0 > b.x1) continue;
        const [bx, by] = [b.x1 - b.x0, b.y1 - b.y0];
        const turn = ax * by - ay * bx;
        if (turn === 0) continue;
        const t = ((b.x0 - a.x0) * by - (b.y0 - a.y0) * bx) / turn;
        const u = ((b.x0 - a.x0) * ay - (b.y0 - a.y0) * ax) / turn;
        if (t > 0 && t < 1 && u > 0 && u < 1) snapPoints.add(Math.round(a.x0 + t * ax), Math.round(a.y0 + t * ay));
      }
    }
  }
}

/** The grid points that segments must pass through when they come near. */
class SnapPoints {
  private readonly known = new Set<number>();
  private readonly cells = new Map<number, Point[]>();

  add(x: number, y: number): void {
    const key = pointKey([x, y]);
    if (this.known.has(key)) return;
    this.known.add(key);
    const cell = cellKey(Math.floor(x / CELL), Math.floor(y / CELL));
    const points = this.cells.get(cell);
    if (points) points.push([x, y]);
    else this.cells.set(cell, [[x, y]]);
  }

  /** The points near a segment, in order along it. */
  along(segment: Segment): Point[] {
    const { x0, y0, x1, y1 } = segment;
    const [dx, dy] = [x1 - x0, y1 - y0];
    const hits: { point: Point; progress: number }[] = [];
    const seen = new Set<number>();
    forEachCell(segment, (key) => {
      if (seen.has(key)) return;
      seen.add(key);
      for (const point of this.cells.get(key) ?? []) {
        if (!meetsPixel(segment, point)) continue;
        hits.push({ point, progress: (point[0] - x0) * dx + (point[1] - y0) * dy });
      }
    });
    hits.sort((a, b) => a.progress - b.progress);
    return hits.map(({ point }) => point).filter((p, i, all) => i === 0 || !samePoint(p, at(all, i - 1)));
  }
}

/** Whether a segment passes through the unit square around a grid point. */
function meetsPixel({ x0, y0, x1, y1 }: Segment, [x, y]: Point): boolean {
  const acrossX = rangeWithin(x0, x1 - x0, x);
  const acrossY = rangeWithin(y0, y1 - y0, y);
  return Math.max(0, acrossX[0], acrossY[0]) <= Math.min(1, acrossX[1], acrossY[1]);
}

/** The part of a segment, from 0 to 1 along it, where one coordinate is within half a unit of `centre`. */
function rangeWithin(start: number, step: number, centre: number): readonly [number, number] {
  const [low, high] = [centre - 0.5, centre + 0.5];
  if (step === 0) return start >= low && start < high ? [-Infinity, Infinity] : [Infinity, -Infinity];
  const [a, b] = [(low - start) / step, (high - start) / step];
  return a < b ? [a, b] : [b, a];
}

/** A coarse grid of cells, so that segments are compared only with their neighbours. */

const CELL = 48;

function cellKey(column: number, row: number): number {
  return column * 100003 + row;
}

/** Visits all cells within one unit of a segment with x0 <= x1, column by column. */
function forEachCell({ x0, y0, x1, y1 }: Segment, visit: (key: number) => void): void {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const first = Math.floor((x0 - 1) / CELL);
  const last = Math.floor((x1 + 1) / CELL);
  for (let column = first; column <= last; column++) {
    let [ya, yb] = [y0, y1];
    if (dx !== 0) {
      ya = y0 + dy * clamp01((column * CELL - 1 - x0) / dx);
      yb = y0 + dy * clamp01(((column + 1) * CELL + 1 - x0) / dx);
    }
    const top = Math.floor((Math.min(ya, yb) - 1) / CELL);
    const bottom = Math.floor((Math.max(ya, yb) + 1) / CELL);
    for (let row = top; row <= bottom; row++) visit(cellKey(column, row));
  }
}

function clamp01(t: number): number {
  return Math.max(0, Math.min(1, t));
}
