import { SILHOUETTE_BOX } from '../../emblems/silhouettes.ts';

const PATHS = new Map<string, Path2D>();

const pathOf = (data: string): Path2D => {
  const known = PATHS.get(data);
  if (known) return known;
  const path = new Path2D(data);
  PATHS.set(data, path);
  return path;
};

/** Fills an emblem or silhouette of a given box so that it is `height` high. */
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
