import type { FeatureStyle, PlacedFeature } from '../layout/placeFeatures.ts';
import { PALETTE } from './palette.ts';
import { fontOf } from './typefaces.ts';

type Context = CanvasRenderingContext2D;

/** Colours of minor names: waters like sea zone numbers, the rest in ink, lighter than names of spaces. */
const COLOURS = {
  capital: PALETTE.ink,
  'victory-city': PALETTE.ink,
  found: PALETTE.focus,
  city: PALETTE.ink,
  land: '#5b4c36',
  water: PALETTE.zoneNumber,
} as const;

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
  context.lineJoin = 'round';
  if (style === 'found') {
    // A paper background, since it may cover other things.
    context.beginPath();
    context.roundRect(-textLine.length / 2, -size * 0.65, textLine.length, size * 1.3, size * 0.3);
    context.globalAlpha = 0.9;
    context.fillStyle = PALETTE.paper;
    context.fill();
    context.globalAlpha = 1;
  } else if (style !== 'water') {
    context.strokeStyle = PALETTE.paper;
    context.globalAlpha = 0.6;
    context.lineWidth = size * 0.2;
    context.strokeText(name, 0, size * 0.3);
    context.globalAlpha = 1;
  }
  context.fillStyle = COLOURS[style];
  context.fillText(name, 0, size * 0.3);
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
  } else if (style === 'victory-city')
    context.fillRect(radius * 0.55 + 1, radius * 0.55 + 1, radius * 0.9, radius * 0.9);
}
