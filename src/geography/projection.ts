/**
 * Projects longitude and latitude to map pixels: a cylindrical projection that wraps at the seam, with more room where
 * the game has many small spaces.
 */

import type { LonLat, ProjectionDefinition } from './definitions.ts';
import type { Bounds, Point } from './shapes.ts';

export interface Projection {
  readonly seam: number;
  readonly width: number;
  readonly height: number;
  /** The part of the board that is shown, in whole map pixels; null for a cylinder, which shows all of it. */
  readonly frame: Bounds | null;
  /** Continuous in longitude: 360 degrees further east is one board width further right. */
  readonly project: (place: LonLat) => Point;
}

/** Step of the tables of summed densities, in degrees. */
const STEP = 0.05;
/** Miller's projection: Mercator at four fifths of the latitude, stretched back, which enlarges the far north less. */
const MILLER = 0.8;

export function createProjection(definition: ProjectionDefinition): Projection {
  const { seam, width } = definition;
  const eastward = tabulate(seam, 360, (longitude) => longitudeDensity(longitude, definition));
  const pixelsPerDegree = width / eastward.total;
  const northward = tabulate(-90, 180, (latitude) => latitudeDensity(latitude, definition));

  const plain = ([longitude, latitude]: LonLat): Point => {
    const turns = Math.floor((longitude - seam) / 360);
    const x = eastward.upTo(longitude - turns * 360) * pixelsPerDegree + turns * width;
    return [x, -northward.upTo(latitude) * pixelsPerDegree];
  };
  const magnify = lensesOf(definition, plain);
  const top = plain([seam, definition.north])[1];
  const height = Math.round(plain([seam, definition.south])[1] - top);
  const project = (place: LonLat): Point => {
    const [x, y] = magnify(plain(place));
    return [x, y - top];
  };
  return { seam, width, height, frame: frameOf(definition, project, height), project };
}

/** The frame on the board: its sides are where its corners are farthest in, so that nothing beyond them is shown. */
function frameOf(
  { seam, frame }: ProjectionDefinition,
  project: (place: LonLat) => Point,
  height: number,
): Bounds | null {
  if (frame === undefined) return null;
  const [west, east] = [frame.west, frame.east].map((longitude) => seam + ((((longitude - seam) % 360) + 360) % 360));
  const corner = (longitude = seam, latitude = 0): Point => project([longitude, latitude]);
  const side = (longitude: number | undefined): readonly number[] =>
    [frame.south, frame.north].map((latitude) => corner(longitude, latitude)[0]);
  return [
    Math.ceil(Math.max(...side(west))),
    Math.max(0, Math.round(corner(west, frame.north)[1])),
    Math.floor(Math.min(...side(east))),
    Math.min(height, Math.round(corner(west, frame.south)[1])),
  ];
}

/** Tabulates the integral of a density from `start`, so that positions can be looked up. */
function tabulate(start: number, span: number, density: (degrees: number) => number) {
  const steps = Math.round(span / STEP);
  const sums = new Float64Array(steps + 1);
  for (let i = 0; i < steps; i++) sums[i + 1] = (sums[i] ?? 0) + density(start + (i + 0.5) * STEP) * STEP;
  const upTo = (degrees: number): number => {
    const position = Math.min(steps, Math.max(0, (degrees - start) / STEP));
    const index = Math.min(steps - 1, Math.floor(position));
    const below = sums[index] ?? 0;
    return below + ((sums[index + 1] ?? 0) - below) * (position - index);
  };
  return { total: sums[steps] ?? 0, upTo };
}

function longitudeDensity(longitude: number, { longitudes }: ProjectionDefinition): number {
  return longitudes.reduce(
    (sum, { gain, around, spread }) => sum + gain * bell(shortestTurn(longitude - around) / spread),
    1,
  );
}

function latitudeDensity(latitude: number, { latitudes }: ProjectionDefinition): number {
  const gains = latitudes.reduce((sum, { gain, northOf, southOf, spread }) => {
    const beyond = northOf !== undefined ? latitude - northOf : (southOf ?? 0) - latitude;
    return sum + gain / (1 + Math.exp(-beyond / spread));
  }, 1);
  return gains / Math.cos((MILLER * latitude * Math.PI) / 180);
}

function lensesOf({ lenses, width }: ProjectionDefinition, plain: (place: LonLat) => Point) {
  const placed = lenses.map((lens) => ({ ...lens, centre: plain(lens.at) }));
  return ([x, y]: Point): Point => {
    let [movedX, movedY] = [x, y];
    for (const { centre, gain, spread } of placed) {
      const fromCentre = x - centre[0];
      const dx = fromCentre - Math.round(fromCentre / width) * width;
      const dy = y - centre[1];
      const strength = gain * bell(Math.hypot(dx / spread[0], dy / spread[1]));
      movedX += dx * strength;
      movedY += dy * strength;
    }
    return [movedX, movedY];
  };
}

function bell(deviation: number): number {
  return Math.exp(-(deviation ** 2) / 2);
}

function shortestTurn(degrees: number): number {
  return ((((degrees + 540) % 360) + 360) % 360) - 180;
}
