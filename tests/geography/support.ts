import { existsSync, readFileSync } from 'node:fs';
import type { Outlines } from '../../src/geography/adjacency.ts';
import { buildOutlines } from '../../src/geography/buildShapes.ts';
import type { ProjectionDefinition } from '../../src/geography/definitions.ts';
import { pairKey } from '../../src/geography/planar.ts';
import { boardFile, mappedEditions, readInput } from '../../src/geography/readInput.ts';
import {
  decodeScenery,
  decodeShapes,
  type BoardShapes,
  type Scenery,
  type SceneryFile,
  type ShapesFile,
} from '../../src/geography/shapes.ts';

interface Board {
  readonly spaces: readonly {
    readonly id: string;
    readonly kind: 'land' | 'sea';
    readonly capitalCity?: string | null;
    readonly victoryCity?: string;
  }[];
  readonly adjacent: readonly (readonly [string, string])[];
  readonly canals: readonly { readonly between: readonly [string, string]; readonly controlledBy: readonly string[] }[];
  readonly closedToSeaUnits: readonly string[];
}

/** A board as the rules have it. */
export interface Rules {
  readonly edition: string;
  readonly board: Board;
  /** Adjacent by the rules without a common border on the map: zones joined by a canal, with land between them. */
  readonly joinedByCanal: readonly string[];
  /** Pairs that must have a common border. */
  readonly wantedPairs: ReadonlySet<string>;
}

function rulesOf(edition: string): Rules {
  const board = JSON.parse(readFileSync(boardFile(edition), 'utf8')) as Board;
  const joinedByCanal = board.canals.map(({ between: [a, b] }) => pairKey(a, b));
  const pairs = board.adjacent.map(([a, b]) => pairKey(a, b));
  return { edition, board, joinedByCanal, wantedPairs: new Set(pairs.filter((pair) => !joinedByCanal.includes(pair))) };
}

/** The boards of all editions that have a map. */
export const boards: readonly Rules[] = mappedEditions().map(rulesOf);

/** The file that `npm run map` wrote before the tests: what the app reads. */
export function builtFile(edition: string): ShapesFile {
  return JSON.parse(readFileSync(new URL(`../../public/map/${edition}.json`, import.meta.url), 'utf8')) as ShapesFile;
}

/** The scenery in the file beside it. */
export const builtScenery = (edition: string): Scenery =>
  decodeScenery(
    JSON.parse(
      readFileSync(new URL(`../../public/map/${edition}-scenery.json`, import.meta.url), 'utf8'),
    ) as SceneryFile,
  );

/** The shapes in that file. */
export const builtShapes = (edition: string): BoardShapes => decodeShapes(builtFile(edition));

/** Whether it was built without faults: only then does `npm run map` keep what it was built from. */
export const isFaultless = (edition: string): boolean =>
  existsSync(new URL(`../../public/map/${edition}.hash`, import.meta.url));

/** The outlines of the spaces with another projection. */
export function outlinesWith(edition: string, changes: Partial<ProjectionDefinition>): Outlines {
  const { territories, ...input } = readInput(edition);
  return buildOutlines({
    ...input,
    territories: { ...territories, projection: { ...territories.projection, ...changes } },
  });
}
