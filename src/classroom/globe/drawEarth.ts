import { geoGraticule10, geoPath, type GeoProjection } from 'd3-geo';
import type { LonLat } from '../../atlas/distance.ts';
import type { BySpace, SpaceId } from '../../engine/index.ts';
import type { GlobeShapes } from '../../geography/globeShapes.ts';
import { fontOf } from '../../map/draw/typefaces.ts';
import { PALETTE } from '../../map/draw/palette.ts';
import { polygon } from './earth.ts';

/** Marks of the two places that are compared. */
export const MARKS = ['#7a0f5c', '#0b3d6b'] as const;

export interface Painted {
  /** The colours of the lands; one that has none is nobody's. */
  readonly colours: BySpace<string>;
  /** The lands of the two places that are compared. */
  readonly marked: readonly (readonly SpaceId[])[];
}

interface PaintedEarth extends Painted {
  /** The middles of the marked places. */
  readonly middles: readonly LonLat[];
}

export const landColour = (colours: Painted['colours'], space: SpaceId): string => colours[space] ?? PALETTE.otherLand;

const GRATICULE = geoGraticule10();

/** Draws a number at the middle of a place that is compared, so that its colour is not the only sign of it. */
export function drawNumber(context: CanvasRenderingContext2D, i: number, [x, y]: readonly [number, number]): void {
  context.beginPath();
  context.arc(x, y, 10, 0, 2 * Math.PI);
  context.fillStyle = MARKS[i] ?? MARKS[0];
  context.fill();
  context.strokeStyle = '#fff';
  context.lineWidth = 1.5;
  context.stroke();
  context.fillStyle = '#fff';
  context.font = fontOf('number', 15);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(String(i + 1), x, y + 0.5);
}

/** Draws the earth in this projection: sea, lands in their owners' colours, and the marked ones with a strong edge. */
export function drawEarth(
  context: CanvasRenderingContext2D,
  projection: GeoProjection,
  globe: GlobeShapes,
  { colours, marked, middles }: PaintedEarth,
): void {
  const path = geoPath(projection, context);
  const paint = (object: Parameters<typeof path>[0], fill: string | null, stroke: string | null, width = 1): void => {
    context.beginPath();
    path(object);
    if (fill !== null) context.fillStyle = fill;
    if (fill !== null) context.fill();
    if (stroke === null) return;
    context.strokeStyle = stroke;
    context.lineWidth = width;
    context.stroke();
  };
  context.lineJoin = 'round';
  paint({ type: 'Sphere' }, PALETTE.shallows, null);
  paint(polygon(globe.others), PALETTE.otherLand, PALETTE.coast, 0.5);
  for (const { id, rings } of globe.lands) paint(polygon(rings), landColour(colours, id), PALETTE.coast, 0.5);
  paint(GRATICULE, null, 'rgba(58, 50, 38, 0.16)', 0.5);
  marked.forEach((spaces, i) => {
    const own = globe.lands.filter(({ id }) => spaces.includes(id));
    // Painted over again, so that only the outer edge of several lands together remains.
    for (const { rings } of own) paint(polygon(rings), null, MARKS[i] ?? MARKS[0], 5);
    for (const { id, rings } of own) paint(polygon(rings), landColour(colours, id), PALETTE.coast, 0.5);
  });
  paint({ type: 'Sphere' }, null, PALETTE.coast, 1.5);
  middles.forEach((middle, i) => {
    const at = isSeen(projection, middle) ? projection([...middle]) : null;
    if (at !== null) drawNumber(context, i, at);
  });
}

/** Whether a place is on the side of the earth that is shown: the far side of the globe has no outline. */
const isSeen = (projection: GeoProjection, [longitude, latitude]: LonLat): boolean =>
  geoPath(projection)({ type: 'Point', coordinates: [longitude, latitude] }) !== null;
