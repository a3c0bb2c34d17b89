/** Projected lines of longitude and latitude with their degrees. */

import { toGrid, SCALE } from '../grid.ts';
import { at } from '../planar.ts';
import type { Projection } from '../projection.ts';
import type { Graticule, Point } from '../shapes.ts';
import { simplify } from '../simplify.ts';

/** Degrees between lines. */
const STEP = 15;
/** Parallels are drawn between these latitudes; beyond is the board's edge. */
const [SOUTH, NORTH] = [-45, 75];
/** Latitudes of the degrees on meridians, half way between two parallels. */
const FIGURE_LATITUDES = [-37.5, -7.5, 22.5, 52.5];
/** Distance of the degrees on parallels, in degrees of longitude. */
const FIGURE_SPACING = 45;
/** Points whose removal changes less than this area, in square map pixels, are left out. */
const MIN_DETAIL = 0.15;

/** All lines and figures on the grid, cut at the seam. */
export function drawGraticule({ project, seam, width, height }: Projection): Graticule {
  const longitudes = multiples(seam, seam + 360);
  const latitudes = multiples(SOUTH - 1, NORTH);
  const line = (places: readonly (readonly [number, number])[]): Point[] =>
    simplify(places.map(project).map(toGrid), MIN_DETAIL * SCALE ** 2);
  const meridians = longitudes.map((longitude) =>
    withinHeight(line(range(-58, 83, 1).map((latitude) => [longitude, latitude])), height * SCALE),
  );
  const parallels = latitudes.map((latitude) =>
    joinedAtSeam(line(range(seam, seam + 360, 2).map((longitude) => [longitude, latitude])), width * SCALE),
  );
  const place = (longitude: number, latitude: number): Point => toGrid(project([longitude, latitude]));
  return {
    lines: [...meridians, ...parallels],
    figures: [
      ...longitudes.flatMap((longitude) =>
        FIGURE_LATITUDES.map((latitude) => ({
          text: degreesText(shortest(longitude), 'E', 'W'),
          at: place(longitude, latitude),
        })),
      ),
      ...latitudes.flatMap((latitude) =>
        range(seam + FIGURE_SPACING / 2, seam + 360, FIGURE_SPACING).map((longitude) => ({
          text: degreesText(latitude, 'N', 'S'),
          at: place(longitude, latitude),
        })),
      ),
    ],
  };
}

/** A parallel begins and ends at the seam, at the same height on both sides. */
function joinedAtSeam(line: readonly Point[], width: number): Point[] {
  const [, height] = at(line, 0);
  return [[0, height], ...line.slice(1, -1), [width, height]];
}

const withinHeight = (line: readonly Point[], height: number): Point[] =>
  line.map(([x, y]) => [x, Math.min(height, Math.max(0, y))]);

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);

/** Multiples of the step from just above one number up to another. */
function multiples(above: number, to: number): number[] {
  const first = (Math.floor(above / STEP) + 1) * STEP;
  return range(first, to, STEP);
}

const shortest = (longitude: number): number => (longitude > 180 ? longitude - 360 : longitude);

/** '30° E', '0°', '180°'. */
function degreesText(degrees: number, positive: string, negative: string): string {
  const side = degrees === 0 || degrees === 180 ? '' : degrees > 0 ? positive : negative;
  return `${Math.abs(degrees)}°${side && ` ${side}`}`;
}
