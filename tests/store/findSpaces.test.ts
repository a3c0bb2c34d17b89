import { beforeAll, describe, expect, test } from 'vitest';
import { loadNames, findSpaces } from '../../src/store/findSpaces.ts';
import { editionOf } from '../../src/engine/axis-allies/index.ts';

beforeAll(() => loadNames('1941'));

const edition = editionOf('1941');
const found = (typed: string): readonly string[] => findSpaces(edition, typed).map(({ space }) => space.id);
const first = (typed: string): string | undefined => found(typed)[0];

describe('finding a space', () => {
  test('by its own name beats any other name, for every space', () => {
    for (const { id, name } of edition.spaces) {
      expect(first(name), name).toBe(id);
      expect(first(name.toUpperCase()), name).toBe(id);
    }
  });

  test.each([
    ['Stalingrad', 'caucasus'],
    ['volgograd', 'caucasus'],
    ['Burma', 'southeast-asia'],
    ['Myanmar', 'southeast-asia'],
    ['Iran', 'middle-east'],
    ['Sri Lanka', 'india'],
    ['Vietnam', 'southeast-asia'],
    ['Leningrad', 'karelia'],
    ['Saint Petersburg', 'karelia'],
    ['england', 'united-kingdom'],
    ['north sea', 'sz-6'],
    ['mediterr', 'sz-15'],
    ['reunion', 'sz-27'],
    ['cote divoire', 'french-west-africa'],
    ['peru-chile', 'sz-20'],
    ['ho chi', 'southeast-asia'],
    ['kenya', 'belgian-congo-kenya'],
    ['turkiye', 'turkey'],
  ])('by another name: %s', (typed, space) => {
    expect(first(typed)).toBe(space);
  });

  test('reports which other name matched, and none for its own name', () => {
    expect(findSpaces(edition, 'volgograd')[0]?.matchedName).toBe('Stalingrad / Volgograd');
    expect(findSpaces(edition, 'japan')[0]?.matchedName).toBeNull();
  });

  test.each(['12', 'sz 12', 'sz12', 'SZ-12', 'Sea Zone 12', 'zone 12'])('by number: %s', (typed) => {
    expect(found(typed)).toEqual(['sz-12']);
  });

  test('by the beginning of a number finds all numbers that begin with it, the exact one first', () => {
    expect(found('1')).toEqual(['sz-1', ...Array.from({ length: 10 }, (_, i) => `sz-${i + 10}`)]);
  });

  test.each([
    ['Karlia', 'karelia'],
    ['Ukriane', 'ukraine'],
    ['Phillipines', 'philippine-islands'],
    ['Stalingard', 'caucasus'],
    ['madagscar', 'french-madagascar'],
    ['Gibralter', 'gibraltar'],
  ])('tolerates typing errors: %s', (typed, space) => {
    expect(first(typed)).toBe(space);
  });

  test('finds each space once, and nothing for nonsense or an empty search', () => {
    const russia = found('russia');
    expect(new Set(russia).size).toBe(russia.length);
    expect(russia[0]).toBe('russia');
    expect(found('qqqqqq')).toEqual([]);
    expect(found('  ')).toEqual([]);
    expect(found('99')).toEqual([]);
  });
});

test.each([
  ['Ukraine', 'ukraine-ssr'],
  ['Russia', 'russia'],
  ['Kwantung', 'kwantung'],
  ['Siam', 'french-indochina'],
])('of several spaces with a name the one named after it comes first: %s', async (typed, space) => {
  await loadNames('revised');
  expect(findSpaces(editionOf('revised'), typed)[0]?.space.id).toBe(space);
});
