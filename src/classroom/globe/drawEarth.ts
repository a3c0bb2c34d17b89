import { geoGraticule10, geoPath, type GeoProjection } from 'd3-geo';
import type { LonLat } from '../../atlas/distance.ts';
import type { BySpace } from '../../engine/index.ts';
import type { GlobeShapes } from '../../geography/globeShapes.ts';
import { fontOf } from '../../map/draw/typefaces.ts';
import { PALETTE } from '../../map/draw/palette.ts';
import { drawPlates, type NamePlate } from '../../map/picture/heldPicture.ts';
import { polygon, RADIUS, type EarthPlate } from './earth.ts';

/** Marks of the two places that are compared. */
export const PLACE_COLOURS = ['#7a0f5c', '#0b3d6b'] as const;

export interface Painted {
  /** The colours of the lands; one that has none is nobody's. */
  readonly colours: BySpace<string>;
  /** The lands of the two places that are compared. */
  readonly marked: readonly (readonly string[])[];
}

interface PaintedEarth extends Painted {
  /** The middles of the marked places. */
  readonly middles: readonly LonLat[];
  /** Short names of who held the lands, the largest land's first. */
  readonly plates: readonly EarthPlate[];
}

export const landColour = (colours: Painted['colours'], land: string): string => colours[land] ?? PALETTE.otherLand;

const GRATICULE = geoGraticule10();

/** Draws a number at the middle of a place that is compared, so that its colour is not the only sign of it. */
export function drawNumber(context: CanvasRenderingContext2D, i: number, [x, y]: readonly [number, number]): void {
  context.beginPath();
  context.arc(x, y, 10, 0, 2 * Math.PI);
  context.fillStyle = PLACE_COLOURS[i] ?? PLACE_COLOURS[0];
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
  { colours, marked, middles, plates }: PaintedEarth,
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
  marked.forEach((lands, i) => {
    const own = globe.lands.filter(({ id }) => lands.includes(id));
    // Painted over again, so that only the outer edge of several lands together remains.
    for (const { rings } of own) paint(polygon(rings), null, PLACE_COLOURS[i] ?? PLACE_COLOURS[0], 5);
    for (const { id, rings } of own) paint(polygon(rings), landColour(colours, id), PALETTE.coast, 0.5);
  });
  paint({ type: 'Sphere' }, null, PALETTE.coast, 1.5);
  drawPlates(context, platesSeen(projection, plates));
  middles.forEach((middle, i) => {
    const at = isSeen(projection, middle) ? projection([...middle]) : null;
    if (at !== null) drawNumber(context, i, at);
  });
}

/** The short names of lands that are large enough for them, on the side of the earth that is shown. */
function platesSeen(projection: GeoProjection, plates: readonly EarthPlate[]): readonly NamePlate[] {
  const taken: NamePlate[] = [];
  for (const { text, at, area } of plates) {
    const radius = (Math.sqrt(area / Math.PI) / RADIUS) * projection.scale();
    // Lands that follow are smaller still.
    if (radius < LEAST_RADIUS) break;
    const place = isSeen(projection, at) ? projection([...at]) : null;
    const isFree = place !== null && !taken.some(({ at: [x, y] }) => overlap(x - place[0], y - place[1]));
    if (isFree) taken.push({ text, at: place });
  }
  return taken;
}

/** In pixels: of a land that has room for letters, and how far apart two names stand. */
const LEAST_RADIUS = 9;
const overlap = (right: number, down: number): boolean => Math.abs(right) < 30 && Math.abs(down) < 14;

/** Whether a place is on the side of the earth that is shown: the far side of the globe has no outline. */
const isSeen = (projection: GeoProjection, [longitude, latitude]: LonLat): boolean =>
  geoPath(projection)({ type: 'Point', coordinates: [longitude, latitude] }) !== null;
