import type { MultiPolygon, Polygon, Position } from 'geojson';
import type { CountryFeature } from '../countries.ts';
import type { TodayDefinition } from './definitions.ts';

type Outline = Position[][];

/** The atlas's countries as they are drawn: parts joined to their country, moved pieces with the one they go to. */
export function todayCountries(
  features: readonly CountryFeature[],
  { joined, moved }: TodayDefinition,
): readonly CountryFeature[] {
  const outlines = new Map<string, Outline[]>();
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

const outlinesOf = (geometry: Polygon | MultiPolygon): readonly Outline[] =>
  geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;

const isWithin = ([outer = []]: Outline, [west, south, east, north]: readonly [number, number, number, number]) =>
  outer.every(([longitude = 0, latitude = 0]) => {
    return longitude > west && longitude < east && latitude > south && latitude < north;
  });
