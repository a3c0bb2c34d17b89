import { readFileSync } from 'node:fs';
import { buildShapes } from '../../src/geography/buildShapes.ts';
import type { ShapesResult } from '../../src/geography/buildShapes.ts';
import type { ProjectionDefinition } from '../../src/geography/definitions.ts';
import { pairKey } from '../../src/geography/planar.ts';
import type { SceneryDefinition } from '../../src/geography/scenery/definitions.ts';
import { readInput } from '../../src/geography/readInput.ts';
import type { ShapesFile } from '../../src/geography/shapes.ts';

interface Board {
  readonly spaces: readonly { readonly id: string; readonly kind: 'land' | 'sea' }[];
  readonly adjacent: readonly (readonly [string, string])[];
  readonly canals: readonly { readonly between: readonly [string, string]; readonly controlledBy: readonly string[] }[];
  readonly closedToSeaUnits: readonly string[];
}

export const board = JSON.parse(readFileSync(new URL('../../rules/1941/board.json', import.meta.url), 'utf8')) as Board;

/** Pairs adjacent by the rules without a common border on the map: zones joined by a canal, with land between them. */
export const JOINED_BY_CANAL = board.canals.map(({ between: [a, b] }) => pairKey(a, b));

export const wantedPairs = new Set(
  board.adjacent.map(([a, b]) => pairKey(a, b)).filter((pair) => !JOINED_BY_CANAL.includes(pair)),
);

/** The file that `npm run map` wrote before the tests: what the app reads. */
export function builtFile(): ShapesFile {
  return JSON.parse(readFileSync(new URL('../../public/map/1941.json', import.meta.url), 'utf8')) as ShapesFile;
}

/** Builds the board. */
export const build = (): ShapesResult => buildShapes(readInput('1941'));

/** Builds the board with another projection and without scenery. */
export function buildBare(changes: Partial<ProjectionDefinition>): ShapesResult {
  const input = readInput('1941');
  const projection = { ...input.territories.projection, ...changes };
  const scenery: SceneryDefinition = {
    places: { cities: [], seas: [], lands: [] },
    waters: { rivers: [], links: [], lakes: [] },
    relief: { ranges: [] },
  };
  return buildShapes({ ...input, territories: { ...input.territories, projection }, scenery });
}
