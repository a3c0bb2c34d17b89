import { PALETTE } from './palette.ts';
import { fontOf } from './typefaces.ts';

/** A note's height relative to the badges' size. */
export const NOTE_HEIGHT = 0.82;

/** Estimated width of a note; one with a single character is round. */
export const noteWidth = (text: string, size: number): number =>
  Math.ceil(size * (text.length === 1 ? NOTE_HEIGHT : 0.36 + text.length * 0.335));

/** Draws a number or a few words on paper with a dark border. */
export function drawNote(context: CanvasRenderingContext2D, text: string, size: number): void {
  const [width, height] = [noteWidth(text, size), size * NOTE_HEIGHT];
  context.beginPath();
  context.roundRect(1, 1, width - 2, height - 2, height / 2);
  context.fillStyle = PALETTE.paper;
  context.fill();
  context.lineWidth = 1.5;
  context.strokeStyle = PALETTE.focus;
  context.stroke();
  context.fillStyle = PALETTE.focus;
  context.font = fontOf('number', Math.round(height * 0.8));
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.fillText(text, width / 2, height * 0.78);
}
