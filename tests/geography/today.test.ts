import { describe, expect, test } from 'vitest';
import type { LonLat } from '../../src/geography/definitions.ts';
import { frameIn, isInFrame, isShown } from '../../src/geography/frame.ts';
import { createProjection } from '../../src/geography/projection.ts';
import { mappedEditions, readInput, readToday } from '../../src/geography/readInput.ts';
import { decodeArc } from '../../src/geography/shapes.ts';
import { buildToday, todayCountries } from '../../src/geography/today/buildToday.ts';

/** Countries whose name the atlas writes otherwise or not at all, and others, with a place in each. */
const KNOWN: Readonly<Record<string, LonLat>> = {
  France: [2.5, 47],
  'North Macedonia': [21.5, 41.6],
  'South Sudan': [30, 7],
  'United States': [-114, 40],
  Ukraine: [31, 49],
  'Solomon Islands': [160.1, -9.6],
  Thailand: [101, 15],
};

describe.each(mappedEditions())('today on the map of %s', (edition) => {
  const { features, territories } = readInput(edition);
  const definition = readToday(edition);
  const { projection, countries, scenery } = territories;
  const board = createProjection(projection);
  const { borders, names, scale } = buildToday(features, territories, definition);

  test('names every country that is drawn once, except those left out', () => {
    const drawn = todayCountries(features, definition)
      .map(({ properties }) => properties.name)
      .filter((name) => [...Object.values(countries).flat(), ...scenery].includes(name))
      .filter((name) => definition.names[name] !== null);
    expect(names.length).toBeLessThanOrEqual(drawn.length);
    expect(new Set(names.map(({ name }) => name)).size).toBe(names.length);
    expect(names.map(({ name }) => name)).toEqual(
      expect.arrayContaining(Object.keys(KNOWN).filter((name) => isShown(KNOWN[name] ?? [0, 0], board))),
    );
    // Abbreviations of the atlas are written out.
    expect(names.filter(({ name }) => name.includes('.'))).toEqual([]);
  });

  test('names no country outside the frame, and draws none there', () => {
    const frame = frameIn(board.frame, scale);
    expect(names.filter(({ at }) => !isInFrame(at, frame))).toEqual([]);
    const points = borders.map((line) => decodeArc(line, 1));
    expect(points.filter((line) => !line.some((point) => isInFrame(point, frame)))).toEqual([]);
  });

  test('draws borders on the board, without leaps across it', () => {
    expect(borders.length).toBeGreaterThan(board.frame === null ? 200 : 50);
    for (const line of borders) {
      expect(line.length % 2).toBe(0);
      expect(line.length).toBeGreaterThanOrEqual(4);
      for (const step of line.slice(2)) expect(Math.abs(step)).toBeLessThan((projection.width * scale) / 8);
    }
  });

  test('knows only countries of the atlas in what is written by hand', () => {
    const known = new Set(features.map(({ properties }) => properties.name));
    const used = [
      ...Object.keys(definition.names),
      ...Object.entries(definition.joined).flat(),
      ...definition.moved.flatMap(({ from, to }) => [from, to]),
    ];
    expect(used.filter((name) => !known.has(name))).toEqual([]);
  });

  test('shows Crimea with Ukraine', () => {
    const { geometry } = todayCountries(features, definition).find(
      ({ properties }) => properties.name === 'Russia',
    ) ?? {
      geometry: { coordinates: [] },
    };
    const outers = (geometry.coordinates as number[][][][]).map(([outer = []]) => outer);
    const isCrimea = (outer: number[][]): boolean =>
      outer.every(([lon = 0, lat = 0]) => lon > 32 && lon < 37 && lat > 44 && lat < 47);
    expect(outers.filter(isCrimea)).toEqual([]);
  });
});
