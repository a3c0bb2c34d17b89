import { CanvasSource, Texture } from 'pixi.js';
import type { BoardShapes, Border } from '../../geography/shapes.ts';
import { PALETTE } from '../palette.ts';

/** Board pixels to one pixel of the picture: the sea has no edges, so it may be coarse. */
const COARSE = 5;

/** Widths of the strokes laid over one another along the coasts, in board pixels. */
const SHALLOWS = [220, 180, 146, 116, 92, 72, 54, 40, 28, 18, 10];

/** The sea in one picture: deeper away from the coasts, lighter along them. Inked once, since broad soft strokes are dear. */
export function seaTexture(shapes: BoardShapes): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(shapes.width / COARSE);
  canvas.height = Math.round(shapes.height / COARSE);
  // Broad strokes with thousands of corners are far quicker in memory than on a graphics card.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws no canvas.');
  context.fillStyle = PALETTE.deep;
  context.fillRect(0, 0, canvas.width, canvas.height);
  const coasts = coastPath(shapes.borders);
  context.lineJoin = context.lineCap = 'round';
  context.strokeStyle = PALETTE.shallows;
  for (const width of SHALLOWS) {
    context.lineWidth = width / COARSE;
    context.globalAlpha = 0.05 + 1.1 / width;
    for (const shift of [-canvas.width, 0, canvas.width]) {
      context.setTransform(1, 0, 0, 1, shift, 0);
      context.stroke(coasts);
    }
  }
  return new Texture({ source: new CanvasSource({ resource: canvas, scaleMode: 'linear' }) });
}

function coastPath(borders: readonly Border[]): Path2D {
  const path = new Path2D();
  for (const { kind, points, between } of borders) {
    const first = points[0];
    if (kind !== 'coast' || !first || between.includes('lake')) continue;
    let [x, y] = first;
    path.moveTo(x / COARSE, y / COARSE);
    points.forEach(([px, py], i) => {
      // Steps finer than a coarse pixel change nothing but the time it takes.
      if (Math.abs(px - x) + Math.abs(py - y) < COARSE * 1.5 && i < points.length - 1) return;
      [x, y] = [px, py];
      path.lineTo(x / COARSE, y / COARSE);
    });
  }
  return path;
}
