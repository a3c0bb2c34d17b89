import type { Pip } from '../layout/piece.ts';

/** A pip's side relative to the counter's height, and the gap between pips and below them, in screen pixels. */
const SIDE = 0.135;
const GAP = 2;

/**
 * Draws the movement left in a row at the bottom of a counter, in the current fill colour: a filled square for each
 * point that all its units have, an open one for a point that only some have.
 */
export function drawPips(context: CanvasRenderingContext2D, pips: readonly Pip[], width: number, height: number): void {
  const side = Math.round(height * SIDE);
  const step = side + GAP;
  const left = Math.round((width - pips.length * step + GAP) / 2);
  const top = height - GAP - side;
  context.lineWidth = 1;
  context.strokeStyle = context.fillStyle;
  pips.forEach((pip, i) => {
    const x = left + i * step;
    if (pip === 'all') context.fillRect(x, top, side, side);
    else context.strokeRect(x + 0.5, top + 0.5, side - 1, side - 1);
  });
}
