/** Invented outlines: blobs for tiny islands, bands for straits. */

import { at } from './planar.ts';
import type { Point } from './planar.ts';

const CORNERS = 48;

/** A rounded, slightly irregular island; the same centre always gives the same shape. */
export function blob(centre: Point, radius: number): Point[] {
  const phase = (k: number): number =>
    (Math.abs(Math.sin(centre[0] * 12.9898 + centre[1] * 78.233 + k)) * 43758.5453) % 7;
  const [wide, middling, fine] = [phase(1), phase(2), phase(3)];
  return Array.from({ length: CORNERS }, (_, k) => {
    const angle = (k / CORNERS) * 2 * Math.PI;
    const bulge =
      1 + 0.1 * Math.sin(2 * angle + wide) + 0.08 * Math.sin(3 * angle + middling) + 0.05 * Math.sin(5 * angle + fine);
    return [centre[0] + radius * bulge * 1.08 * Math.cos(angle), centre[1] + radius * bulge * 0.95 * Math.sin(angle)];
  });
}

/** The outline of a line with this half width. */
export function band(line: readonly Point[], halfWidth: number): Point[] {
  const left: Point[] = [];
  const right: Point[] = [];
  line.forEach(([x, y], i) => {
    const before = at(line, Math.max(0, i - 1));
    const after = at(line, Math.min(line.length - 1, i + 1));
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    const [nx, ny] = [(-dy / length) * halfWidth, (dx / length) * halfWidth];
    left.push([x + nx, y + ny]);
    right.unshift([x - nx, y - ny]);
  });
  return [...left, ...right];
}
