/** Names of places under the spaces: brought onto the grid, each with the space it lies in. */

import { placeOnMap, SCALE } from '../grid.ts';
import { isSpace } from '../labels.ts';
import type { Point } from '../planar.ts';
import { roomAround } from '../polygons.ts';
import type { Projection } from '../projection.ts';
import type { MapFeature } from '../shapes.ts';
import type { CityDefinition, NamedPlaceDefinition, Places } from './definitions.ts';
import type { Land } from './land.ts';

/** A city farther than this outside its space, in map pixels, is a fault of the data. */
const FARTHEST_ASTRAY = 14;
/** A city stands at least so far from its space's border, in map pixels. */
const FROM_BORDER = 1.5;

/** All names of a places file, on the grid. */
export function placeFeatures({ cities, seas, lands }: Places, land: Land, faults: string[]): MapFeature[] {
  return [
    ...cities.map((city) => placeCity(city, land, faults)),
    ...[...seas, ...lands].map((place) => placeName(place, land)),
  ];
}

function placeName({ kind, name, modern, rank, angle, ...place }: NamedPlaceDefinition, land: Land): MapFeature {
  const at = onGrid(place, land.projection);
  return featureAt(
    at,
    { kind, name, rank, ...(modern !== undefined && { modern }), ...(angle !== undefined && { angle }) },
    land,
  );
}

function placeCity({ name, modern, space, rank, ...place }: CityDefinition, land: Land, faults: string[]): MapFeature {
  const wanted = onGrid(place, land.projection);
  const at = bringIn(wanted, space, land);
  if (land.spaceAt(at) !== space) faults.push(`${name} lies far from ${space}, in ${land.spaceAt(at)}`);
  return featureAt(at, { kind: 'city', name, rank, ...(modern !== undefined && { modern }) }, land);
}

/** A feature with the space at its point; between spaces (on lakes and ice) it has none. */
export function featureAt(at: Point, what: Omit<MapFeature, 'at' | 'space'>, { spaceAt }: Land): MapFeature {
  const label = spaceAt(at);
  return { ...what, at, space: isSpace(label) ? label : null };
}

function onGrid(
  { at, offset: [dx, dy] = [0, 0] }: Pick<CityDefinition, 'at' | 'offset'>,
  projection: Projection,
): Point {
  const [x, y] = placeOnMap(at, projection);
  return [Math.round((x + dx) * SCALE), Math.round((y + dy) * SCALE)];
}

/** The wanted point, or the nearest that is well inside the space: coasts are drawn simpler than they are. */
function bringIn(wanted: Point, space: string, { ringsOf, spaceAt }: Land): Point {
  const [outer = [], ...holes] = ringsOf(space);
  const isWellIn = (point: Point): boolean =>
    spaceAt(point) === space && roomAround(point, { outer, holes }) >= FROM_BORDER * SCALE;
  return NEARBY.map(([dx, dy]): Point => [wanted[0] + dx * SCALE, wanted[1] + dy * SCALE]).find(isWellIn) ?? wanted;
}

/** Offsets to whole map pixels around, the nearest first. */
const NEARBY = Array.from({ length: (2 * FARTHEST_ASTRAY + 1) ** 2 }, (_, i): Point => {
  const side = 2 * FARTHEST_ASTRAY + 1;
  return [(i % side) - FARTHEST_ASTRAY, Math.floor(i / side) - FARTHEST_ASTRAY];
}).toSorted((a, b) => Math.hypot(...a) - Math.hypot(...b));
