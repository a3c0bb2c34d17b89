import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import type { LonLat } from '../../src/atlas/distance.ts';
import type { Source } from '../../src/atlas/schema.ts';
import { islandSchema, routeSchema, straitSchema, type SeaRoute, type Strait } from '../../src/atlas/worldSchema.ts';
import { isShown } from '../../src/geography/frame.ts';
import { placeOnMap } from '../../src/geography/grid.ts';
import { densify } from '../../src/geography/lines.ts';
import { createProjection } from '../../src/geography/projection.ts';
import { mappedEditions, readInput } from '../../src/geography/readInput.ts';
import { decodeShapes, type Point, type ShapesFile } from '../../src/geography/shapes.ts';
import { spaceGrid } from '../../src/map/scene/spaceGrid.ts';
import { entriesIn, repeated, sentencesIn, textFaults } from './files.ts';

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));
const straits = read('rules/world/straits.json') as readonly Strait[];
const routes = read('rules/world/routes.json') as readonly SeaRoute[];
const all = [...straits, ...routes];

/** How far a line may cut a corner, and how far water or land may be from a place beside it, in map pixels. */
const CORNER = 9;
const BESIDE = 36;

/** What lies at a place of an edition's map: 'land', 'sea', or null for lakes and ice. */
function groundOf(edition: string) {
  const file = read(`public/map/${edition}.json`) as ShapesFile;
  const kinds = new Map(file.spaces.map(({ id, kind }) => [id, kind]));
  const grid = spaceGrid(decodeShapes(file));
  const projection = createProjection(readInput(edition).territories.projection);
  const kindAt = ([x, y]: Point): 'land' | 'sea' | null => kinds.get(grid.at(x, y) ?? '') ?? null;
  const isNear = ([x, y]: Point, kind: 'land' | 'sea', reach: number): boolean =>
    [0, reach / 2, reach].some((far) =>
      Array.from({ length: 16 }, (_, i) => (i / 8) * Math.PI).some(
        (turn) => kindAt([x + far * Math.cos(turn), y + far * Math.sin(turn)]) === kind,
      ),
    );
  /** The part of the world that the map shows. */
  const isSeen = (place: LonLat): boolean => isShown(place, projection);
  return { isSeen, onMap: (place: LonLat): Point => placeOnMap(place, projection), isNear };
}

describe('straits, canals and routes of the world', () => {
  test('are as their schemas say', () => {
    expect(z.array(straitSchema).safeParse(straits).error?.issues ?? []).toEqual([]);
    expect(z.array(routeSchema).safeParse(routes).error?.issues ?? []).toEqual([]);
    const { places } = read('rules/world/islands.json') as { readonly places: unknown };
    expect(z.record(z.string(), islandSchema).safeParse(places).error?.issues ?? []).toEqual([]);
  });

  test('stand once each', () => {
    expect(repeated(all.map(({ id }) => id))).toEqual([]);
    expect(repeated(all.map(({ name }) => name))).toEqual([]);
  });

  test('are told of in one to three whole sentences', () => {
    expect(all.flatMap(({ text }) => textFaults(text))).toEqual([]);
    expect(all.filter(({ text }) => sentencesIn(text) > 3).map(({ id }) => id)).toEqual([]);
  });

  test('rest on known works', () => {
    const known = new Set(entriesIn<Source>('sources').map(({ id }) => id));
    expect(all.flatMap(({ sources }) => sources.filter(({ source }) => !known.has(source)))).toEqual([]);
  });

  test('a canal says from when ships used it', () => {
    for (const { kind, opened } of straits) expect(opened !== undefined).toBe(kind === 'canal');
  });
});

describe.each(mappedEditions())('on the map of %s', (edition) => {
  const { isSeen, onMap, isNear } = groundOf(edition);

  test('a strait is water between lands, and a canal lies on land beside water', () => {
    const shown = straits.filter(({ at }) => isSeen(at));
    expect(shown.length).toBeGreaterThan(3);
    const wrong = shown.filter(({ kind, at }) => {
      const place = onMap(at);
      const sea = isNear(place, 'sea', kind === 'strait' ? CORNER : BESIDE);
      return !(sea && isNear(place, 'land', kind === 'canal' ? CORNER : 2 * BESIDE));
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test('ways over land stay on land, and ships in the water', () => {
    const wrong = routes.flatMap(({ id, kind, lines }) => {
      if (kind === 'air') return [];
      const wanted = kind === 'sea' ? 'sea' : 'land';
      return lines.flatMap((line, i) =>
        densify(line, 0.5)
          .filter((place) => isSeen(place) && !isNear(onMap(place), wanted, CORNER))
          .map((place) => `${id} ${i}: ${place.map((degrees) => degrees.toFixed(1)).join(' ')}`),
      );
    });
    expect(wrong).toEqual([]);
  });

  test('an air route begins and ends on land', () => {
    const wrong = routes.filter(
      ({ kind, lines }) =>
        kind === 'air' &&
        lines.some((line) =>
          [line[0], line.at(-1)].some((end) => end && isSeen(end) && !isNear(onMap(end), 'land', CORNER)),
        ),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});
