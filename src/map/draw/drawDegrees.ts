import type { Measure } from '../layout/labelText.ts';
import { edgedText, edgeOf } from './edgedText.ts';
import { PALETTE } from './palette.ts';
import { fontOf } from './typefaces.ts';

/** Size of a degree label with its pale edge, in screen pixels. */
export const degreesSize = (text: string, size: number, measure: Measure) => ({
  width: Math.ceil(measure(text, size, 'city')) + 6,
  height: Math.ceil(size * 1.4),
});

/** Draws degrees in small italics with a pale edge, readable on land and sea. */
export function drawDegrees(context: CanvasRenderingContext2D, text: string, size: number, width: number): void {
  context.font = fontOf('city', size);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const edge = edgeOf(size);
  edgedText(context, text, [width / 2, size * 0.7], PALETTE.ink, { ...edge, width: Math.max(3, edge.width) });
}
