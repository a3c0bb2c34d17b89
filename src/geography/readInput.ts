/** Reads the atlas and an edition's definitions from disk. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { ShapesInput } from './buildShapes.ts';
import type { CountryFeature } from './countries.ts';
import type { SeaZones, Territories } from './definitions.ts';

const require = createRequire(import.meta.url);

/** Natural Earth at 1:50 million, in the public domain. */
export const ATLAS = require.resolve('world-atlas/countries-50m.json');

export function definitionFiles(edition: string): { readonly territories: URL; readonly seaZones: URL } {
  const folder = new URL(`../../rules/${edition}/geography/`, import.meta.url);
  return { territories: new URL('territories.json', folder), seaZones: new URL('seazones.json', folder) };
}

export function readInput(edition: string): ShapesInput {
  const atlas = readJson<Topology<{ countries: GeometryCollection<{ name: string }> }>>(ATLAS);
  const files = definitionFiles(edition);
  return {
    features: feature(atlas, atlas.objects.countries).features as CountryFeature[],
    territories: readJson<Territories>(files.territories),
    seaZones: readJson<SeaZones>(files.seaZones),
  };
}

function readJson<T>(path: string | URL): T {
  return JSON.parse(readFileSync(path, 'utf8')) as T;
}
