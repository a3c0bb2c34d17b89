import { PALETTE } from './palette.ts';

/** Type of this size, in screen pixels, is read from the last row of a classroom. */
const FROM_AFAR = 22;

/**
 * The paper-coloured edge round the letters of a name: how wide, and how far it covers the ground. Names that are read
 * from afar have a stronger one, so that they stand out from any ground (7:1).
 */
export const edgeOf = (size: number): { readonly width: number; readonly alpha: number } => ({
  width: Math.min(4, size * 0.2),
  alpha: size >= FROM_AFAR ? 0.82 : 0.62,
});

/** The edge of names that lie on water of their own, and so need none but from afar. */
export const edgeOnWater = (size: number): ReturnType<typeof edgeOf> =>
  size >= FROM_AFAR ? edgeOf(size) : { width: 0, alpha: 0 };

/** Writes a text in this ink with an edge. */
export function edgedText(
  context: CanvasRenderingContext2D,
  text: string,
  [x, y]: readonly [x: number, y: number],
  ink: string,
  { width, alpha }: ReturnType<typeof edgeOf>,
): void {
  if (width > 0) {
    context.lineJoin = 'round';
    context.strokeStyle = PALETTE.paper;
    context.lineWidth = width;
    context.globalAlpha = alpha;
    context.strokeText(text, x, y);
    context.globalAlpha = 1;
  }
  context.fillStyle = ink;
  context.fillText(text, x, y);
}
