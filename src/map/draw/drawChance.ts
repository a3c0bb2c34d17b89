import type { Size } from '../camera/camera.ts';
import { PALETTE } from './palette.ts';
import { fontOf } from './typefaces.ts';

/** Draws a chance such as "83 %" on a paper plate; nothing without one. */
export function drawChance(context: CanvasRenderingContext2D, chance: string, { width, height }: Size): void {
  if (chance === '') return;
  context.beginPath();
  context.roundRect(1, 0.5, width - 2, height - 1, height * 0.3);
  context.fillStyle = PALETTE.paper;
  context.fill();
  context.lineWidth = 1;
  context.strokeStyle = PALETTE.ink;
  context.stroke();
  context.fillStyle = PALETTE.ink;
  context.font = fontOf('number', Math.round(height * 0.8));
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.fillText(chance, width / 2, height * 0.78, width - height * 0.3);
}
