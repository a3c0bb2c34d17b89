import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createProjection } from '../../src/geography/projection.ts';
import { definitionFiles, readInput } from '../../src/geography/readInput.ts';
import { pickIndex, spaceAt } from '../../src/map/input/picking.ts';
import { boards, builtShapes } from './support.ts';

type Names = Readonly<Record<string, readonly string[]>>;

/** An edition's other names of its spaces. */
function readNames(edition: string): { readonly today: Names; readonly others: Names } {
  const file = new URL('names.json', definitionFiles(edition).territories);
  return JSON.parse(readFileSync(file, 'utf8')) as { today: Names; others: Names };
}

/** Countries that Natural Earth abbreviates or names unusually. */
const FULL: Readonly<Record<string, string>> = {
  'S. Sudan': 'South Sudan',
  'Dem. Rep. Congo': 'Democratic Republic of the Congo',
  'Central African Rep.': 'Central African Republic',
  'Eq. Guinea': 'Equatorial Guinea',
  "Côte d'Ivoire": 'Côte d’Ivoire',
  'Bosnia and Herz.': 'Bosnia and Herzegovina',
  Macedonia: 'North Macedonia',
  eSwatini: 'Eswatini',
  'W. Sahara': 'Western Sahara',
  'N. Cyprus': 'Cyprus',
  'Solomon Is.': 'Solomon Islands',
  'St. Vin. and Gren.': 'Saint Vincent and the Grenadines',
  'Antigua and Barb.': 'Antigua and Barbuda',
  'Dominican Rep.': 'Dominican Republic',
  'United States of America': 'United States',
  'Siachen Glacier': 'Kashmir',
};

/** Areas that Natural Earth draws separately but that are not called countries. */
const NO_COUNTRIES = [
  'Kashmir',
  'Somaliland',
  'Hong Kong',
  'Macao',
  'Curaçao',
  'Aruba',
  'Åland',
  'Isle of Man',
  'Puerto Rico',
];

/** Countries that claims move to another space completely. */
const ELSEWHERE = ['Timor-Leste'];

describe.each(boards)('other names of the spaces of $edition', ({ edition, board }) => {
  const { today, others } = readNames(edition);
  const { territories, scenery } = readInput(edition);
  const spaces: Names = Object.fromEntries(
    [...new Set([...Object.keys(today), ...Object.keys(others)])].map((space) => [
      space,
      [...(today[space] ?? []), ...(others[space] ?? [])],
    ]),
  );

  test('exist for every space of the board and no other', () => {
    expect(Object.keys(spaces).sort()).toEqual(board.spaces.map(({ id }) => id).sort());
    for (const [space, list] of Object.entries(spaces)) {
      expect(list.length, space).toBeGreaterThan(0);
      expect(new Set(list).size, space).toBe(list.length);
    }
  });

  test('include every country that the map’s definitions assign to a space', () => {
    const missing = Object.entries(territories.countries).flatMap(([space, countries]) =>
      countries
        .map((country) => FULL[country] ?? country)
        .filter((country) => !ELSEWHERE.includes(country) && spaces[space]?.includes(country) !== true)
        .map((country) => `${country} in ${space}`),
    );
    expect(missing).toEqual([]);
  });

  test('distinguish today’s countries', () => {
    const missing = Object.entries(territories.countries).flatMap(([space, countries]) =>
      countries
        .map((country) =>
          country === 'Turkey' ? 'Türkiye' : country === 'Congo' ? 'Republic of the Congo' : (FULL[country] ?? country),
        )
        .filter(
          (country) => ![...ELSEWHERE, ...NO_COUNTRIES].includes(country) && today[space]?.includes(country) !== true,
        )
        .map((country) => `${country} in ${space}`),
    );
    expect(missing).toEqual([]);
    expect(Object.keys(today).sort()).toEqual(
      board.spaces.flatMap(({ id, kind }) => (kind === 'land' ? [id] : [])).sort(),
    );
  });

  test('include every sea of the places file in its sea zone', () => {
    const { project } = createProjection(territories.projection);
    const kinds = new Map(board.spaces.map(({ id, kind }) => [id, kind]));
    const pick = pickIndex(builtShapes(edition), (id) => kinds.get(id) === 'land');
    const missing = scenery.places.seas.flatMap(({ name, at }) => {
      const zone = spaceAt(pick, project(at), 0);
      if (zone === null || kinds.get(zone) !== 'sea') return [];
      return spaces[zone]?.some((known) => known.includes(name)) === true ? [] : [`${name} in ${zone}`];
    });
    expect(missing).toEqual([]);
  });
});
