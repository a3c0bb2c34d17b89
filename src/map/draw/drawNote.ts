import { PALETTE } from './palette.ts';
import { fontOf } from './typefaces.ts';

/** A note's height as a share of the badges' size. */
export const NOTE_HEIGHT = 0.82;

/** Reckoned, not measured; a single figure stands in a round note. */
export const noteWidth = (text: string, size: number): number =>
  Math.ceil(size * (text.length === 1 ? NOTE_HEIGHT : 0.36 + text.length * 0.335));

/** A few words or a figure on paper, rimmed in ink. */
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
