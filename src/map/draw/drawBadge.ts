import { PALETTE } from './palette.ts';
import { SIGN_BOX } from '../../emblems/looks.ts';
import { signLook } from '../../games/looks.ts';
import type { Size } from '../camera/camera.ts';
import { fontOf } from './typefaces.ts';

/** Draws a disc in the sign's colour with its glyph: what moving here would mean, or what will happen here. */
export function drawBadge(context: CanvasRenderingContext2D, sign: string, size: number): void {
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

/** Draws a chance such as "83 %" on a plate, dark on paper or light on a ground of its own; nothing without one. */
export function drawChance(
  context: CanvasRenderingContext2D,
  chance: string,
  { width, height }: Size,
  own?: string,
): void {
  const [ground, writing] = own === undefined ? [PALETTE.paper, PALETTE.ink] : [own, PALETTE.paper];
  if (chance === '') return;
  context.beginPath();
  context.roundRect(1, 0.5, width - 2, height - 1, height * 0.3);
  context.fillStyle = ground;
  context.fill();
  context.lineWidth = 1;
  context.strokeStyle = writing;
  context.stroke();
  context.fillStyle = writing;
  context.font = fontOf('number', Math.round(height * 0.8));
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.fillText(chance, width / 2, height * 0.78, width - height * 0.3);
}
