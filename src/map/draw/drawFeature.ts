import type { FeatureStyle, PlacedFeature } from '../layout/placeFeatures.ts';
import { edgedText, edgeOf, edgeOnWater } from './edgedText.ts';
import { PALETTE } from './palette.ts';
import { fontOf } from './typefaces.ts';

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
