import type { PlacedCanal } from '../layout/placeCanals.ts';
import { edgedText, edgeOf } from './edgedText.ts';
import { PALETTE } from './palette.ts';
import { fontOf } from './typefaces.ts';

const BOX = 16;

/** Margin around the sign and its name, in screen pixels. */
export const CANAL_MARGIN = 3;

/** Draws a canal's sign, a lock with two gates, and its name beside it. */
export function drawCanal(context: CanvasRenderingContext2D, { name, size }: PlacedCanal): void {
  context.translate(CANAL_MARGIN, CANAL_MARGIN);
  context.save();
  context.scale(size / BOX, size / BOX);
  context.beginPath();
  context.roundRect(1, 1, BOX - 2, BOX - 2, 3);
  context.fillStyle = PALETTE.deep;
  context.fill();
  context.strokeStyle = PALETTE.ink;
  context.lineWidth = 1.2;
  context.stroke();
  context.strokeStyle = PALETTE.paper;
  context.lineWidth = 1.8;
  context.lineJoin = 'round';
  context.stroke(new Path2D('M4.5 4L7 8L4.5 12M9 4L11.5 8L9 12'));
  context.restore();
  if (name === null) return;
  context.font = fontOf('city', size - 2);
  context.textBaseline = 'middle';
  edgedText(context, name, [size + 3, size / 2], PALETTE.ink, edgeOf(size - 2));
}
