import type { Pip } from '../layout/piece.ts';

/** A pip's side as a share of the counter's height, and the space between two and below them, in screen pixels. */
const SIDE = 0.135;
const GAP = 2;

/**
 * Movement left, in a row at the foot of a counter: a full square for each point that all its units have, an open one
 * for what only some have. In the colour set for filling.
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
