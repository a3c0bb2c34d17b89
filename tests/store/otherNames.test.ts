import { beforeAll, describe, expect, test } from 'vitest';
import { editionOf } from '../../src/engine/axis-allies/index.ts';
import { loadNames, namesToday, otherNames } from '../../src/store/findSpaces.ts';
import { todaySentences } from '../../src/text/today.ts';

beforeAll(() => loadNames('1941'));

const edition = editionOf('1941');
const today = (space: string) => namesToday(edition, space);

describe('a space today', () => {
  test('has the countries in it, and its cities by their new names', () => {
    expect(today('ukraine').cities[0]).toEqual({ once: 'Kiev', now: 'Kyiv' });
    expect(today('karelia').countries).toEqual(['Estonia', 'Latvia', 'Russia']);
    expect(todaySentences(today('french-madagascar'))).toEqual([
      'Cities today: Antananarivo (Tananarive) and Antsiranana (Diego Suarez).',
    ]);
  });

  test('has no country listed if its own name is the same', () => {
    expect(today('western-canada').countries).toEqual([]);
    expect(today('ukraine').countries).toEqual([]);
    expect(todaySentences(today('iceland'))).toEqual([]);
  });

  test('does not treat a local name as a new name', () => {
    expect(today('southern-europe').cities).toEqual([]);
    expect(otherNames(edition).get('southern-europe')).toContain('Rome / Roma');
  });

  test('has its seas listed if it is a sea zone', () => {
    expect(todaySentences(today('sz-18'))).toEqual(['Waters: Black Sea, Sea of Azov and Bosporus.']);
  });

  test('is empty for a space that is not on the board', () => {
    expect(today('atlantis')).toEqual({ countries: [], cities: [], waters: [] });
  });
});
