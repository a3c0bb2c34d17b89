import { PALETTE } from '../palette.ts';

export const CANAL = 16;

/** A lock: two gates across a channel of water. */
export function inkCanal(context: CanvasRenderingContext2D): void {
  context.beginPath();
  context.roundRect(1.5, 1.5, CANAL - 3, CANAL - 3, 3);
  context.fillStyle = PALETTE.deep;
  context.fill();
  context.strokeStyle = PALETTE.ink;
  context.lineWidth = 1.2;
  context.stroke();
  context.strokeStyle = PALETTE.paper;
  context.lineWidth = 1.8;
  context.lineJoin = 'round';
  context.stroke(new Path2D('M4.5 4L7 8L4.5 12M9 4L11.5 8L9 12'));
}
