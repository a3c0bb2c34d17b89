import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { SeaRoute, Strait } from '../../../src/atlas/worldSchema.ts';
import { isInFrame, isShown } from '../../../src/geography/frame.ts';
import { createProjection } from '../../../src/geography/projection.ts';
import { mappedEditions, readInput } from '../../../src/geography/readInput.ts';
import { lineOnMap, routesOnMap, straitsOnMap } from '../../../src/map/atlas/atlasData.ts';
import { waysOnMap } from '../../../src/store/atlas/onMap.ts';

/** A board that is a window of the world shows and lists only the ways in it. */

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8'));
const straits = read('rules/world/straits.json') as readonly Strait[];
const routes = read('rules/world/routes.json') as readonly SeaRoute[];
const definition = readInput('1941').territories.projection;
const framed = createProjection({ ...definition, frame: { west: 90, east: 180, south: -40, north: 60 } });

const route = (id: string, ...lines: SeaRoute['lines']): SeaRoute => ({
  id,
  kind: 'air',
  rank: 1,
  name: id,
  from: '1942',
  text: 'Told.',
  lines,
  sources: [],
});

describe('routes on a board with a frame', () => {
  const within = route('within', [
    [110, 10],
    [140, 20],
  ]);
  const across = route('across', [
    [50, 0],
    [150, 0],
  ]);
  const beyond = route('beyond', [
    [0, 0],
    [40, 10],
  ]);

  test('that lie in it are drawn whole', () => {
    expect(routesOnMap([within], framed)[0]?.lines).toEqual(within.lines.map((line) => lineOnMap(line, framed)));
  });

  test('that leave it end at its side', () => {
    const [shown] = routesOnMap([across], framed);
    const [first] = shown?.lines[0] ?? [];
    expect(first?.[0]).toBeCloseTo(framed.frame?.[0] ?? -1, 0);
  });

  test('beyond it are left out', () => {
    expect(routesOnMap([beyond, within], framed).map(({ id }) => id)).toEqual(['within']);
  });

  test('have their longest part first, which takes the name', () => {
    const both = route('both', ...[...within.lines, ...across.lines].map((line) => [...line]));
    const [shown] = routesOnMap([both], framed);
    const widths = shown?.lines.map((line) => (line.at(-1)?.[0] ?? 0) - (line[0]?.[0] ?? 0)) ?? [];
    expect(widths).toHaveLength(2);
    expect(widths).toEqual(widths.toSorted((a, b) => b - a));
  });
});

test('the list of ways names those of the map, and all until the map has said which', () => {
  const two = [{ name: 'Here' }, { name: 'There' }];
  expect(waysOnMap(two, null)).toEqual(two);
  expect(waysOnMap(two, new Set(['Here']))).toEqual([{ name: 'Here' }]);
});

describe.each(mappedEditions())('on the map of %s', (edition) => {
  const projection = createProjection(readInput(edition).territories.projection);

  test('every strait that is shown lies on the board, and the others are not there', () => {
    const shown = straitsOnMap(straits, projection);
    expect(shown.map(({ id }) => id)).toEqual(straits.filter(({ at }) => isShown(at, projection)).map(({ id }) => id));
    expect(shown.filter(({ at }) => !isInFrame(at, projection.frame))).toEqual([]);
  });

  test('no line of a route leaves the part that is shown', () => {
    const shown = routesOnMap(routes, projection);
    expect(shown.length).toBeGreaterThan(3);
    const points = shown.flatMap(({ lines }) => lines.flat());
    // The place where a line crosses a side is in whole pixels.
    const { frame } = projection;
    const side = frame && ([frame[0] - 1, frame[1] - 1, frame[2] + 1, frame[3] + 1] as const);
    expect(points.filter((point) => !isInFrame(point, side))).toEqual([]);
    if (frame === null) expect(shown.map(({ id }) => id)).toEqual(routes.map(({ id }) => id));
    else expect(shown.length).toBeLessThan(routes.length);
  });
});
