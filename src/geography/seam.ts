/**
 * The seam, where the cylinder is cut open: which faces at the board's left edge continue in which faces at its right
 * edge.
 */

import type { Arrangement } from './faces.ts';
import { at } from './planar.ts';

export interface Seam {
  /** Visits every pair of faces that meet across the seam, except where a sea line runs along it. */
  readonly forEachOpening: (visit: (left: number, right: number) => void) => void;
  /** The face across the seam from an edge on it; -1 for any other edge. */
  readonly faceAcross: (edge: number) => number;
}

export function createSeam(arrangement: Arrangement, gridWidth: number, gridHeight: number): Seam {
  const { vertices, edgeCount, isSeaLine, origin, face } = arrangement;
  // One entry per grid unit of height.
  const left = new Int32Array(gridHeight).fill(-1);
  const right = new Int32Array(gridHeight).fill(-1);
  const isBarred = new Uint8Array(gridHeight);
  const span = (edge: number) => {
    const [x0, y0] = at(vertices, origin(2 * edge));
    const [x1, y1] = at(vertices, origin(2 * edge + 1));
    const side = x0 !== x1 ? undefined : x0 === 0 ? left : x0 === gridWidth ? right : undefined;
    return { side, top: Math.min(y0, y1), bottom: Math.max(y0, y1), runsDown: y1 > y0 };
  };
  for (let edge = 0; edge < edgeCount; edge++) {
    const { side, top, bottom, runsDown } = span(edge);
    // The face of a half-edge is on its left; going down, that is -x.
    const inner = (side === left) === runsDown ? 2 * edge + 1 : 2 * edge;
    side?.fill(face(inner), top, bottom);
    if (side && isSeaLine[edge]) isBarred.fill(1, top, bottom);
  }
  return {
    forEachOpening: (visit) => {
      for (let y = 0; y < gridHeight; y++) {
        const isNew = y === 0 || left[y] !== left[y - 1] || right[y] !== right[y - 1] || isBarred[y - 1];
        if (isNew && !isBarred[y]) visit(at(left, y), at(right, y));
      }
    },
    faceAcross: (edge) => {
      const { side, top, bottom } = span(edge);
      if (!side) return -1;
      return at(side === left ? right : left, (top + bottom) >> 1);
    },
  };
}
