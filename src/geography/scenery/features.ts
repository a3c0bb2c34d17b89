import { placeOnMap, SCALE } from '../grid.ts';
import { isSpace, type AreaLabel } from '../labels.ts';
import { roomAround } from '../polygons.ts';
import type { Projection } from '../projection.ts';
import type { MapFeature, Point } from '../shapes.ts';
import type { CityDefinition, NamedPlaceDefinition, PlaceDefinitions } from './definitions.ts';
import type { SpaceLookup } from './spaceLookup.ts';

/** What scenery needs to know about the finished board. */

export interface FinishedBoard {
  readonly projection: Projection;
  /** Takes points on the grid. */
  readonly spaceAt: SpaceLookup;
  readonly ringsOf: (space: string) => readonly (readonly Point[])[];
  readonly isSea: (label: AreaLabel) => boolean;
}

/** Whether a point lies in a territory: not in a sea zone, on a lake of the board, on ice or outside. */
export function isOnLand(point: Point, { spaceAt, isSea }: Pick<FinishedBoard, 'spaceAt' | 'isSea'>): boolean {
  const label = spaceAt(point);
  return isSpace(label) && !isSea(label);
}

/** Puts named places onto the grid, each with the space it lies in. */

/** A city farther than this outside its space, in map pixels, is reported as a fault. */
const MAX_DISTANCE = 14;
/** Minimum distance of a city from its space's border, in map pixels. */
const FROM_BORDER = 1.5;

/** All names of a places file, on the grid. */
export function buildFeatures(
  { cities, seas, lands }: PlaceDefinitions,
  board: FinishedBoard,
  faults: string[],
): MapFeature[] {
  return [
    ...cities.map((city) => placeCity(city, board, faults)),
    ...[...seas, ...lands].map((place) => placeName(place, board)),
  ];
}

function placeName(
  { kind, name, modern, rank, angle, ...place }: NamedPlaceDefinition,
  board: FinishedBoard,
): MapFeature {
  const at = onGrid(place, board.projection);
  return featureAt(
    at,
    { kind, name, rank, ...(modern !== undefined && { modern }), ...(angle !== undefined && { angle }) },
    board,
  );
}

function placeCity(
  { name, modern, space, rank, ...place }: CityDefinition,
  board: FinishedBoard,
  faults: string[],
): MapFeature {
  const wanted = onGrid(place, board.projection);
  const at = moveInside(wanted, space, board);
  if (board.spaceAt(at) !== space) faults.push(`${name} lies far from ${space}, in ${board.spaceAt(at)}`);
  return featureAt(at, { kind: 'city', name, rank, ...(modern !== undefined && { modern }) }, board);
}

/** A feature with the space at its point; null on lakes, ice and land outside the game. */
export function featureAt(at: Point, what: Omit<MapFeature, 'at' | 'space'>, { spaceAt }: FinishedBoard): MapFeature {
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

/** The wanted point, or the nearest one well inside the space: coasts are simplified, so cities may lie outside. */
function moveInside(wanted: Point, space: string, { ringsOf, spaceAt }: FinishedBoard): Point {
  const [outer = [], ...holes] = ringsOf(space);
  const isWellInside = (point: Point): boolean =>
    spaceAt(point) === space && roomAround(point, { outer, holes }) >= FROM_BORDER * SCALE;
  return NEARBY.map(([dx, dy]): Point => [wanted[0] + dx * SCALE, wanted[1] + dy * SCALE]).find(isWellInside) ?? wanted;
}

/** Offsets in whole map pixels, nearest first. */
const NEARBY = Array.from({ length: (2 * MAX_DISTANCE + 1) ** 2 }, (_, i): Point => {
  const side = 2 * MAX_DISTANCE + 1;
  return [(i % side) - MAX_DISTANCE, Math.floor(i / side) - MAX_DISTANCE];
}).toSorted((a, b) => Math.hypot(...a) - Math.hypot(...b));
