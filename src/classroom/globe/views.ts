import { geoEqualEarth, geoOrthographic, type GeoProjection } from 'd3-geo';
import type { LonLat } from '../../atlas/distance.ts';
import type { PaperSize } from '../print/sheet/mapFrame.ts';

export const VIEWS = ['globe', 'equal'] as const;
/** The globe as one sees it from afar, or the whole earth with every area in its true proportion (Equal Earth). */
export type GlobeView = (typeof VIEWS)[number];

/** How the earth is looked at. */
export interface GlobeLook {
  readonly view: GlobeView;
  /** The place in the middle. */
  readonly at: LonLat;
  readonly zoom: number;
}

export const ZOOMS = { least: 1, most: 6 } as const;

/** Room round the earth, in pixels. */
const MARGIN = 6;

/** The projection of a look onto a canvas of this size. The equal areas are turned eastward and westward only. */
export function globeProjection(
  { view, at: [longitude, latitude], zoom }: GlobeLook,
  { width, height }: PaperSize,
): GeoProjection {
  const projection = view === 'globe' ? geoOrthographic() : geoEqualEarth();
  projection
    .fitExtent(
      [
        [MARGIN, MARGIN],
        [Math.max(MARGIN + 1, width - MARGIN), Math.max(MARGIN + 1, height - MARGIN)],
      ],
      { type: 'Sphere' },
    )
    .rotate([-longitude, view === 'globe' ? -latitude : 0]);
  if (view === 'equal' && zoom > 1) {
    // Closer in, the middle of the picture follows the latitude.
    projection.scale(projection.scale() * zoom).translate([width / 2, height / 2]);
    const [x, y] = projection([longitude, latitude]) ?? [width / 2, height / 2];
    return projection.translate([width - x, height - y]);
  }
  return projection.scale(projection.scale() * zoom);
}

/** The look after it was turned by so many degrees, within bounds. */
export const turned = (look: GlobeLook, east: number, north: number): GlobeLook => ({
  ...look,
  at: [within180(look.at[0] + east), Math.min(90, Math.max(-90, look.at[1] + north))],
});

/** The look from so many times closer, within bounds. */
export const zoomed = (look: GlobeLook, times: number): GlobeLook => ({
  ...look,
  zoom: Math.min(ZOOMS.most, Math.max(ZOOMS.least, look.zoom * times)),
});

const within180 = (degrees: number): number => degrees - Math.floor((degrees + 180) / 360) * 360;

/** Degrees of a step by key or button: smaller from near by. */
export const turnStep = ({ zoom }: GlobeLook): number => 15 / zoom;

/** Turns by so many pixels that the earth was dragged. */
export function dragged(look: GlobeLook, dx: number, dy: number, scale: number): GlobeLook {
  const degrees = 180 / (Math.PI * scale);
  return turned(look, -dx * degrees, dy * degrees);
}

/** The look after a key was pressed; null if the key does nothing here. */
export function lookAfterKey(look: GlobeLook, key: string): GlobeLook | null {
  const step = turnStep(look);
  if (key === 'ArrowLeft') return turned(look, -step, 0);
  if (key === 'ArrowRight') return turned(look, step, 0);
  if (key === 'ArrowUp') return turned(look, 0, step);
  if (key === 'ArrowDown') return turned(look, 0, -step);
  if (key === '+' || key === '=') return zoomed(look, 1.4);
  if (key === '-') return zoomed(look, 1 / 1.4);
  return key === '0' ? { ...look, at: FIRST_LOOK.at, zoom: 1 } : null;
}

export const FIRST_LOOK: GlobeLook = { view: 'globe', at: [10, 40], zoom: 1 };

/** "12° N, 45° W" */
export function placeText([longitude, latitude]: LonLat): string {
  const text = (degrees: number, ahead: string, behind: string): string => {
    const whole = Math.round(Math.abs(degrees));
    return whole === 0 ? '0°' : `${whole}° ${degrees > 0 ? ahead : behind}`;
  };
  return `${text(latitude, 'N', 'S')}, ${text(longitude, 'E', 'W')}`;
}
