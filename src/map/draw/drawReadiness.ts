import { signLook } from '../../emblems/signs.ts';
import { PALETTE } from './palette.ts';
import type { Readiness } from '../scene/readiness.ts';

/**
 * Marks the upper left corner of a counter of this height: a folded corner with a tick if it has moved, an exclamation
 * mark if it must land.
 */
export function drawReadiness(context: CanvasRenderingContext2D, readiness: Readiness, height: number): void {
  if (readiness === 'free') return;
  context.save();
  context.lineCap = context.lineJoin = 'round';
  if (readiness === 'moved') foldedCorner(context, height * 0.62);
  else exclamationMark(context, height * 0.36);
  context.restore();
}

function foldedCorner(context: CanvasRenderingContext2D, side: number): void {
  context.beginPath();
  context.moveTo(-1, -1);
  context.lineTo(side, -1);
  context.lineTo(-1, side);
  context.closePath();
  context.fillStyle = PALETTE.paper;
  context.fill();
  context.strokeStyle = PALETTE.ink;
  context.lineWidth = 1;
  context.stroke();
  context.beginPath();
  context.moveTo(side * 0.04, side * 0.2);
  context.lineTo(side * 0.2, side * 0.4);
  context.lineTo(side * 0.5, side * 0.04);
  context.lineWidth = Math.max(1.3, side * 0.15);
  context.stroke();
}

function exclamationMark(context: CanvasRenderingContext2D, radius: number): void {
  const middle = radius * 0.7;
  context.beginPath();
  context.arc(middle, middle, radius, 0, 7);
  context.fillStyle = signLook('mark-must-land').colour;
  context.fill();
  context.strokeStyle = '#ffffff';
  context.lineWidth = 1.2;
  context.stroke();
  context.lineWidth = Math.max(1.5, radius * 0.34);
  context.beginPath();
  context.moveTo(middle, middle - radius * 0.58);
  context.lineTo(middle, middle + radius * 0.08);
  context.moveTo(middle, middle + radius * 0.54);
  context.lineTo(middle, middle + radius * 0.55);
  context.stroke();
}
