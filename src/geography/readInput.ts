/** Reads the atlas and an edition's definitions from disk. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { ShapesInput } from './buildShapes.ts';
import type { CountryFeature } from './countries.ts';
import type { SeaZones, Territories } from './definitions.ts';
import type { Places } from './scenery/definitions.ts';

const require = createRequire(import.meta.url);

/** Natural Earth at 1:50 million, in the public domain. */
export const ATLAS = require.resolve('world-atlas/countries-50m.json');

/** Where an edition's geography is written. */
export function definitionFiles(edition: string) {
  const folder = new URL(`../../rules/${edition}/geography/`, import.meta.url);
  const file = (name: string): URL => new URL(`${name}.json`, folder);
  return { territories: file('territories'), seaZones: file('seazones'), places: file('places') };
}

export function readInput(edition: string): ShapesInput {
  const atlas = readJson<Topology<{ countries: GeometryCollection<{ name: string }> }>>(ATLAS);
  const files = definitionFiles(edition);
  return {
    features: feature(atlas, atlas.objects.countries).features as CountryFeature[],
    territories: readJson<Territories>(files.territories),
    seaZones: readJson<SeaZones>(files.seaZones),
    places: readJson<Places>(files.places),
  };
}

function readJson<T>(path: string | URL): T {
  return JSON.parse(readFileSync(path, 'utf8')) as T;
}
