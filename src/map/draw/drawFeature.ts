import type { PlacedFeature } from '../layout/placeFeatures.ts';
import { PALETTE } from './palette.ts';
import { fontOf } from './typefaces.ts';

type Context = CanvasRenderingContext2D;

/**
 * Colours of minor names: waters as blue as the zones' numbers, all else in ink; lighter than names of spaces by their
 * type.
 */
const COLOURS = {
  capital: PALETTE.ink,
  found: PALETTE.focus,
  city: PALETTE.ink,
  land: '#5b4c36',
  water: PALETTE.zoneNumber,
} as const;

/** The name of a city, a water or a landscape about the drawing's middle, turned as its textLine. */
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
    // Over whatever lies there.
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

/** A city: a paper-filled ring in ink; a capital has a point in it. */
export function drawCityDot(context: Context, radius: number, isCapital: boolean): void {
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
  if (!isCapital) return;
  disc(radius * 0.5);
  context.fillStyle = PALETTE.ink;
  context.fill();
}
