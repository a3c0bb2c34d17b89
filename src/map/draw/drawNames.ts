import type { FeatureStyle, PlacedFeature } from '../layout/placeFeatures.ts';
import { PALETTE } from './palette.ts';
import { fontOf } from './typefaces.ts';
import type { PlacedCanal } from '../layout/placeCanals.ts';
import type { TextMeasure } from '../layout/labelText.ts';

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

const BOX = 16;

/** Margin around the sign and its name, in screen pixels. */
export const CANAL_MARGIN = 3;

/** Draws a canal's sign, a lock with two gates, and its name beside it. */
export function drawCanal(context: CanvasRenderingContext2D, { name, size }: PlacedCanal): void {
  context.translate(CANAL_MARGIN, CANAL_MARGIN);
  context.save();
  context.scale(size / BOX, size / BOX);
  context.beginPath();
  context.roundRect(1, 1, BOX - 2, BOX - 2, 3);
  context.fillStyle = PALETTE.deep;
  context.fill();
  context.strokeStyle = PALETTE.ink;
  context.lineWidth = 1.2;
  context.stroke();
  context.strokeStyle = PALETTE.paper;
  context.lineWidth = 1.8;
  context.lineJoin = 'round';
  context.stroke(new Path2D('M4.5 4L7 8L4.5 12M9 4L11.5 8L9 12'));
  context.restore();
  if (name === null) return;
  context.font = fontOf('city', size - 2);
  context.textBaseline = 'middle';
  edgedText(context, name, [size + 3, size / 2], PALETTE.ink, edgeOf(size - 2));
}

/** Size of a degree label with its pale edge, in screen pixels. */
export const degreesSize = (text: string, size: number, measure: TextMeasure) => ({
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

type Context = CanvasRenderingContext2D;

/** Colours of minor names: waters like sea zone numbers, the rest in ink. */
const COLOURS = {
  capital: PALETTE.ink,
  'key-city': PALETTE.ink,
  found: PALETTE.focus,
  city: PALETTE.ink,
  land: '#463b2b',
  water: PALETTE.zoneNumber,
} as const;

const NONE = { width: 0, alpha: 0 };

/** Draws the name of a city, water or landscape around the drawing's middle, rotated to its line. */
export function drawFeature(
  context: Context,
  { name, style, size, textLine }: PlacedFeature,
  middle: readonly [number, number],
): void {
  context.translate(...middle);
  context.rotate(textLine.angle);
  context.font = fontOf(style === 'water' ? 'zone' : 'city', size);
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  if (style === 'found') {
    // A paper background, since it may cover other things.
    context.beginPath();
    context.roundRect(-textLine.length / 2, -size * 0.65, textLine.length, size * 1.3, size * 0.3);
    context.globalAlpha = 0.9;
    context.fillStyle = PALETTE.paper;
    context.fill();
    context.globalAlpha = 1;
  }
  const edge = style === 'found' ? NONE : style === 'water' ? edgeOnWater(size) : edgeOf(size);
  edgedText(context, name, [0, size * 0.3], COLOURS[style], edge);
}

/** Draws a city: a ring filled with paper; a capital has a point in it, and a victory city a square. */
export function drawCityDot(context: Context, radius: number, style: FeatureStyle): void {
  const disc = (size: number): void => {
    context.beginPath();
    context.arc(radius + 1, radius + 1, size, 0, 7);
  };
  disc(radius);
  context.fillStyle = PALETTE.paper;
  context.fill();
  context.lineWidth = 1.4;
  context.strokeStyle = PALETTE.ink;
  context.stroke();
  context.fillStyle = PALETTE.ink;
  if (style === 'capital') {
    disc(radius * 0.5);
    context.fill();
  } else if (style === 'key-city') context.fillRect(radius * 0.55 + 1, radius * 0.55 + 1, radius * 0.9, radius * 0.9);
}
