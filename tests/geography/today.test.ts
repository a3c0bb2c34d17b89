import { describe, expect, test } from 'vitest';
import { mappedEditions, readInput, readToday } from '../../src/geography/readInput.ts';
import { buildToday, todayCountries } from '../../src/geography/today/buildToday.ts';

describe.each(mappedEditions())('today on the map of %s', (edition) => {
  const { features, territories } = readInput(edition);
  const definition = readToday(edition);
  const { projection, countries, scenery } = territories;
  const { borders, names, scale } = buildToday(features, territories, definition);

  test('names every country that is drawn once, except those left out', () => {
    const drawn = todayCountries(features, definition)
      .map(({ properties }) => properties.name)
      .filter((name) => [...Object.values(countries).flat(), ...scenery].includes(name))
      .filter((name) => definition.names[name] !== null);
    expect(names.length).toBeLessThanOrEqual(drawn.length);
    expect(new Set(names.map(({ name }) => name)).size).toBe(names.length);
    expect(names.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['France', 'North Macedonia', 'South Sudan', 'United States', 'Ukraine']),
    );
    // Abbreviations of the atlas are written out.
    expect(names.filter(({ name }) => name.includes('.'))).toEqual([]);
  });

  test('draws borders on the board, without leaps across it', () => {
    expect(borders.length).toBeGreaterThan(200);
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
