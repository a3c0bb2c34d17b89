import { PALETTE } from '../draw/palette.ts';
import { fontOf } from '../draw/typefaces.ts';
import type { Point } from '../../geography/shapes.ts';
import type { Marker } from '../layers/showMarkers.ts';
import type { MapContext } from '../scene/MapContext.ts';
import { RULER } from './looks.ts';

type Parts = Pick<MapContext, 'textures' | 'measure'>;

/** Radius of the ring at an end, and size of the letters, which are read from the back row. In screen pixels. */
const RING = 7;
const SIZE = 22;

/** A ring round a point that is measured from or to. */
export function rulerEndMarker({ textures }: Parts, [x, y]: Point): Marker {
  const side = 2 * RING + 4;
  const texture = textures.get(`ruler end`, side, side, (context) => {
    for (const [colour, width] of [
      [PALETTE.paper, 5],
      [RULER, 2.5],
    ] as const) {
      context.beginPath();
      context.arc(side / 2, side / 2, RING - 1, 0, 7);
      context.strokeStyle = colour;
      context.lineWidth = width;
      context.stroke();
    }
  });
  return { x, y, sprites: [{ texture, x: -side / 2, y: -side / 2 }] };
}

/** The length of the way, on a plate. */
export function kilometresMarker({ textures, measure }: Parts, [x, y]: Point, text: string): Marker {
  const [width, height] = [Math.ceil(measure(text, SIZE, 'city')) + 14, SIZE + 10];
  const texture = textures.get(`ruler ${text}`, width, height, (context) => {
    context.beginPath();
    context.roundRect(1, 1, width - 2, height - 2, 4);
    context.fillStyle = PALETTE.paper;
    context.fill();
    context.strokeStyle = RULER;
    context.lineWidth = 1.5;
    context.stroke();
    context.font = fontOf('number', SIZE);
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillStyle = PALETTE.focus;
    context.fillText(text, width / 2, height / 2 + 1);
  });
  return { x, y, sprites: [{ texture, x: -width / 2, y: -height / 2 }] };
}
