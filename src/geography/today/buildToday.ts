import type { MultiPolygon, Polygon, Position } from 'geojson';
import polylabel from 'polylabel';
import { projectCountries, type CountryFeature, type CountryPiece } from '../countries.ts';
import type { Territories } from '../definitions.ts';
import { toDeltas } from '../encode.ts';
import { copiesInFrame, frameIn, ringInFrame } from '../frame.ts';
import { SCALE } from '../grid.ts';
import { createProjection } from '../projection.ts';
import type { Point } from '../shapes.ts';
import { simplify } from '../simplify.ts';
import type { TodayFile, CountryName } from './file.ts';
import { at, signedArea } from '../planar.ts';

/** What the atlas needs to show countries as they are today, as written by hand in rules/world/today.json. */
export interface TodayDefinition {
  /** Parts that are drawn with another country. */
  readonly joined: Readonly<Record<string, string>>;
  /** Pieces of land inside a box that the atlas gives to one country and this map to another. */
  readonly moved: readonly {
    readonly from: string;
    readonly to: string;
    readonly within: readonly [west: number, south: number, east: number, north: number];
  }[];
  /** Names where they differ from the atlas's; null for a country without one. */
  readonly names: Readonly<Record<string, string | null>>;
}

type Outline = Pick<CountryPiece, 'country' | 'rings'>;

/** Names are so many times as wide as high. */
const NAME_STRETCH = 2.2;

/** The name of every country that is drawn, where its largest piece has most room; the roomiest first. */
function todayNames(
  pieces: readonly Outline[],
  { names }: Pick<TodayDefinition, 'names'>,
  boardWidth: number,
): readonly CountryName[] {
  const largest = new Map<string, Outline>();
  for (const piece of pieces) {
    const known = largest.get(piece.country);
    if (known === undefined || areaOf(piece) > areaOf(known)) largest.set(piece.country, piece);
  }
  return [...largest.values()]
    .flatMap((piece) => {
      const name = names[piece.country] === undefined ? piece.country : names[piece.country];
      return name === null || name === undefined ? [] : [nameIn(piece, name, boardWidth)];
    })
    .sort((a, b) => b.room - a.room);
}

const areaOf = ({ rings }: Outline): number => Math.abs(signedArea(at(rings, 0)));

const nameIn = ({ rings }: Outline, name: string, boardWidth: number): CountryName => ({
  name,
  ...roomFor(rings, boardWidth),
});

/** Where an outline has most room for a name, and half the height of the room, in grid units. */
export function roomFor(rings: readonly (readonly Point[])[], boardWidth: number): Pick<CountryName, 'at' | 'room'> {
  // Seen narrower, the largest circle is a place as wide as names are.
  const narrow = rings.map((ring) => ring.map(([x, y]): [number, number] => [x / NAME_STRETCH, y]));
  const found = polylabel(narrow, 4);
  const x = Math.round(found[0] * NAME_STRETCH);
  return { at: [((x % boardWidth) + boardWidth) % boardWidth, Math.round(found[1])], room: Math.round(found.distance) };
}

/** Points whose removal changes less than this area, in square map pixels, are left out. */
const MIN_DETAIL = 0.6;

/** Today's borders and names on an edition's map. */
export function buildToday(
  features: readonly CountryFeature[],
  territories: Territories,
  definition: TodayDefinition,
): TodayFile {
  const projection = createProjection(territories.projection);
  const width = projection.width * SCALE;
  const frame = frameIn(projection.frame, SCALE);
  const pieces = projectCountries(todayCountries(features, definition), territories, projection);
  const shown = pieces.flatMap(({ country, rings }) =>
    copiesInFrame(rings, frame, width).map((copy) => ({
      country,
      rings: copy.map((ring) => ringInFrame(ring, frame)).filter(({ length }) => length > 0),
    })),
  );
  return {
    version: 1,
    scale: SCALE,
    borders: todayBorders(pieces, width)
      .flatMap((line) => copiesInFrame([line], frame, width).flat())
      .map((line) => toDeltas(simplify(line, MIN_DETAIL * SCALE ** 2))),
    names: todayNames(shown, definition, width),
  };
}

/**
 * The lines along which two countries meet, each once. Both countries' outlines have the same points there, which on
 * the board's other copy are a board's width apart.
 */
function todayBorders(pieces: readonly CountryPiece[], boardWidth: number): Point[][] {
  const keyOf = ([x, y]: Point): string => `${((x % boardWidth) + boardWidth) % boardWidth} ${y}`;
  const legKey = (a: Point, b: Point): string => [keyOf(a), keyOf(b)].sort().join(' ');
  const owners = new Map<string, Set<string>>();
  forEachLeg(pieces, (country, a, b) => {
    const key = legKey(a, b);
    owners.set(key, (owners.get(key) ?? new Set()).add(country));
  });
  const lines: Point[][] = [];
  let pair = '';
  forEachLeg(pieces, (country, a, b, isFirst) => {
    const both = [...(owners.get(legKey(a, b)) ?? [])].sort();
    const isDrawn = both.length > 1 && both[0] === country;
    const goesOn = isDrawn && !isFirst && pair === both.join();
    if (goesOn) lines.at(-1)?.push(b);
    else if (isDrawn) lines.push([a, b]);
    pair = isDrawn ? both.join() : '';
  });
  return lines;
}

function forEachLeg(
  pieces: readonly CountryPiece[],
  visit: (country: string, from: Point, to: Point, isFirst: boolean) => void,
): void {
  for (const { country, rings } of pieces)
    for (const ring of rings)
      for (let i = 1; i < ring.length; i++) {
        const [from, to] = [at(ring, i - 1), at(ring, i)];
        // Two places may fall on one point of the grid.
        if (from[0] !== to[0] || from[1] !== to[1]) visit(country, from, to, i === 1);
      }
}

type TodayOutline = Position[][];

/** The atlas's countries as they are drawn: parts joined to their country, moved pieces with the one they go to. */
export function todayCountries(
  features: readonly CountryFeature[],
  { joined, moved }: TodayDefinition,
): readonly CountryFeature[] {
  const outlines = new Map<string, TodayOutline[]>();
  for (const { geometry, properties } of features) {
    for (const outline of outlinesOf(geometry)) {
      const { to } = moved.find(({ from, within }) => from === properties.name && isWithin(outline, within)) ?? {};
      const country = to ?? joined[properties.name] ?? properties.name;
      outlines.set(country, [...(outlines.get(country) ?? []), outline]);
    }
  }
  return [...outlines].map(([name, coordinates]) => ({
    type: 'Feature',
    properties: { name },
    geometry: { type: 'MultiPolygon', coordinates },
  }));
}

const outlinesOf = (geometry: Polygon | MultiPolygon): readonly TodayOutline[] =>
  geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;

const isWithin = ([outer = []]: TodayOutline, [west, south, east, north]: readonly [number, number, number, number]) =>
  outer.every(([longitude = 0, latitude = 0]) => {
    return longitude > west && longitude < east && latitude > south && latitude < north;
  });
