import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { kilometresBetween, type LonLat } from '../../../src/atlas/distance.ts';
import type { Island } from '../../../src/atlas/worldSchema.ts';
import { createProjection } from '../../../src/geography/projection.ts';
import { boardFile, mappedEditions, readInput } from '../../../src/geography/readInput.ts';
import { createUnproject } from '../../../src/geography/unproject.ts';
import { allRulerPlaces, placeAt, type PlacesOf } from '../../../src/map/atlas/rulerPlaces.ts';
import { rulerLine } from '../../../src/map/atlas/ruler.ts';
import type { RulerEnd } from '../../../src/store/atlas/ruler.ts';
import { edition, shapes } from '../openingBoard.ts';

const projection = createProjection(readInput('1941').territories.projection);
const unproject = createUnproject(projection);
const file = readFileSync(new URL('../../../rules/world/islands.json', import.meta.url), 'utf8');
const islands = (JSON.parse(file) as { places: Record<string, Island> }).places;
const { cities } = readInput('1941').scenery.places;
const places: PlacesOf = { map: { edition, shapes }, unproject, islands, cities };

const end = (name: string, at: LonLat): RulerEnd => ({ name, at, pixel: projection.project(at) });
const placeNamed = (name: string): RulerEnd => {
  const found = allRulerPlaces(places).find((place) => place.name === name);
  if (found === undefined) throw new Error(`There is no ${name}.`);
  return found;
};

describe('the line of the ruler', () => {
  const berlin = end('Berlin', [13.4, 52.52]);
  const tokyo = end('Tokyo', [139.69, 35.69]);

  test('is the shortest way over the earth: it bends to the north between Berlin and Tokyo', () => {
    const [line = []] = rulerLine(berlin, tokyo, projection);
    const latitudes = line.map((pixel) => unproject(pixel)?.[1] ?? 0);
    expect(Math.max(...latitudes)).toBeGreaterThan(65);
    const length = line
      .map((pixel) => unproject(pixel) ?? ([0, 0] as const))
      .reduce((sum, place, i, all) => sum + kilometresBetween(all[i - 1] ?? place, place), 0);
    expect(Math.abs(length / kilometresBetween(berlin.at, tokyo.at) - 1)).toBeLessThan(0.005);
  });

  test('goes on across the seam without a leap', () => {
    const [line = []] = rulerLine(end('New York', [-73.9, 40.8]), end('San Francisco', [-122.3, 37.8]), projection);
    for (const [i, [x]] of line.entries())
      expect(Math.abs(x - (line[i - 1]?.[0] ?? x))).toBeLessThan(projection.width / 20);
  });

  test('is left out beyond the upper edge of the board, near the pole', () => {
    const parts = rulerLine(end('Murmansk', [33, 69]), end('Nome', [-165.4, 64.5]), projection);
    expect(parts.length).toBe(2);
    for (const [, y] of parts.flat()) expect(y).toBeGreaterThanOrEqual(0);
  });

  test('begins and ends where the map shows an island that lies elsewhere', () => {
    const midway = placeNamed('Midway');
    const pearl = placeNamed('Pearl Harbor');
    const [line = []] = rulerLine(pearl, midway, projection);
    for (const [point, { pixel }] of [
      [line[0], pearl],
      [line.at(-1), midway],
    ] as const) {
      expect(point?.[0]).toBeCloseTo(pixel[0], 3);
      expect(point?.[1]).toBeCloseTo(pixel[1], 3);
    }
    // As a geodesic library has it from Pearl Harbor to Midway.
    expect(kilometresBetween(pearl.at, midway.at) / 2110).toBeCloseTo(1, 1);
  });
});

describe('places of the ruler', () => {
  test.each<[string, string, number]>([
    ['Berlin', 'Moscow', 1613],
    ['London', 'New York', 5570],
    ['Tokyo', 'Singapore', 5320],
  ])('%s and %s lie as far apart as they do on the earth', (a, b, kilometres) => {
    expect(Math.abs(kilometresBetween(placeNamed(a).at, placeNamed(b).at) / kilometres - 1)).toBeLessThan(0.005);
  });

  test('every space of the board can be named', () => {
    const names = new Set(allRulerPlaces(places).map(({ name }) => name));
    expect(edition.spaces.filter(({ name }) => !names.has(name))).toEqual([]);
  });

  test('a press near a city is one on it, and elsewhere on its space', () => {
    const moscow = placeNamed('Moscow');
    const [x, y] = moscow.pixel;
    expect(placeAt([x + 6, y - 6], 'russia', 1, places)?.name).toBe('Moscow');
    expect(placeAt(placeNamed('Sahara').pixel, 'sahara', 1, places)?.name).toBe('Sahara');
    expect(placeAt([x, -5], null, 1, places)).toBeNull();
  });

  test('islands that lie elsewhere are spaces of some board', () => {
    const boards = mappedEditions().map((id) => JSON.parse(readFileSync(boardFile(id), 'utf8')) as typeof edition);
    const ids = new Set(boards.flatMap(({ spaces }) => spaces.map(({ id }) => id)));
    expect(Object.keys(islands).filter((id) => !ids.has(id))).toEqual([]);
  });
});
