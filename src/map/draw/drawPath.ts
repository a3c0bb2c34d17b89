import { SILHOUETTE_BOX } from '../../emblems/looks.ts';

const CACHE = new Map<string, Path2D>();

const pathOf = (data: string): Path2D => {
  const known = CACHE.get(data);
  if (known) return known;
  const path = new Path2D(data);
  CACHE.set(data, path);
  return path;
};

/** Fills an emblem or silhouette (SVG path data in a box of `boxHeight`) at this height. */
export function drawPath(
  context: CanvasRenderingContext2D,
  data: string,
  x: number,
  y: number,
  height: number,
  boxHeight: number = SILHOUETTE_BOX.height,
): void {
  const scale = height / boxHeight;
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  context.fill(pathOf(data), 'evenodd');
  context.restore();
}
