import { PALETTE } from './palette.ts';
import { SIGN_BOX, signLook, type Sign } from '../../emblems/signs.ts';

/** Draws a disc in the sign's colour with its glyph: what moving here would mean, or what will happen here. */
export function drawBadge(context: CanvasRenderingContext2D, sign: Sign, size: number): void {
  const { colour, glyph } = signLook(sign);
  context.scale(size / SIGN_BOX, size / SIGN_BOX);
  const middle = SIGN_BOX / 2;
  context.beginPath();
  context.arc(middle, middle, middle - 0.5, 0, 7);
  context.fillStyle = PALETTE.paper;
  context.fill();
  context.beginPath();
  context.arc(middle, middle, middle - 2, 0, 7);
  context.fillStyle = colour;
  context.fill();
  context.strokeStyle = '#ffffff';
  context.lineWidth = 2.4;
  context.lineCap = context.lineJoin = 'round';
  context.stroke(new Path2D(glyph));
}
