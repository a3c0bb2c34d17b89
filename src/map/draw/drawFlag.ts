import { EMBLEM_BOX } from '../../emblems/looks.ts';
import { powerLook } from '../../games/looks.ts';
import type { PowerId } from '../../engine/index.ts';
import { PALETTE } from './palette.ts';
import { drawPath } from './drawPath.ts';

/** Ratio of a flag's width to its height. Its lower left corner is the bottom of its staff. */
export const FLAG_WIDTH = 1.15;

/** Draws a power's flag with its emblem on a staff; `size` is its height in screen pixels. */
export function drawFlag(context: CanvasRenderingContext2D, power: PowerId, size: number): void {
  const { colour, ink, emblem } = powerLook(power);
  const staff = Math.max(2, size * 0.1);
  context.fillStyle = PALETTE.paper;
  context.fillRect(0, 0, staff + 2, size);
  context.fillStyle = PALETTE.ink;
  context.fillRect(1, 1, staff, size - 1);
  const [left, wide, high] = [staff + 1, size * FLAG_WIDTH - staff - 2, size * 0.66];
  context.beginPath();
  context.moveTo(left, 1);
  context.quadraticCurveTo(left + wide * 0.3, size * 0.1, left + wide * 0.55, 1 + size * 0.04);
  context.lineTo(left + wide, 1);
  context.lineTo(left + wide * 0.88, 1 + high / 2);
  context.lineTo(left + wide, 1 + high);
  context.lineTo(left, 1 + high);
  context.closePath();
  context.fillStyle = colour;
  context.fill();
  context.strokeStyle = PALETTE.paper;
  context.lineWidth = 1.2;
  context.stroke();
  context.fillStyle = ink;
  const mark = high * 0.72;
  drawPath(context, emblem, left + (wide * 0.9 - mark) / 2, 1 + (high - mark) / 2, mark, EMBLEM_BOX);
}
