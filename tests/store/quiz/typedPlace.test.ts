import { assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeTyped } from '../../../src/store/quiz/typedPlace.ts';
import { BOARD, NAMES, QUIZ, REAL } from '../../atlas/quiz/facts.ts';

const places = [...REAL.called].map(([space, names]) => ({ space, names }));

/** Ways to write a name that all mean the same. */
const written = (name: string): string[] => [
  name,
  name.toUpperCase(),
  name.toLowerCase(),
  `  the ${name} `,
  name.replaceAll('/', ' and '),
  name.replaceAll('/', ' & '),
  name.replaceAll(' ', '-'),
  name.normalize('NFD'),
];

describe('a name that is typed', () => {
  test('is known of every space that can be asked about, and of every land', () => {
    const lands = BOARD.spaces.filter(({ kind }) => kind === 'land').map(({ id }) => id);
    expect([...lands, ...REAL.spaces.keys()].filter((id) => (REAL.called.get(id) ?? []).length === 0)).toEqual([]);
  });

  test.each(places)('is always right for its own place, and for no other: $space', ({ space, names }) => {
    for (const name of names)
      for (const text of written(name)) expect([text, placeTyped(REAL, text)]).toEqual([text, space]);
  });

  test.each(places)('with one slip is never taken for another place: $space', ({ space, names }) => {
    for (const name of names)
      for (let i = 0; i < name.length; i++)
        for (const slip of ['', 'x', `${name[i] ?? ''}${name[i] ?? ''}`]) {
          const text = name.slice(0, i) + slip + name.slice(i + 1);
          expect([space, null]).toContain(placeTyped(REAL, text));
        }
  });

  test.each([
    ['Grönland', 'greenland'],
    ['Brasil', 'brazil'],
    ['Ireland', 'eire'],
    ['Hawaii', 'hawaiian-islands'],
    ['south africa', 'union-of-south-africa'],
    ['Türkiye', 'turkey'],
    ['Norway', 'norway-finland'],
    ['Madagascar', 'french-madagascar'],
    ['Sibiria', 'siberia'],
    ['South East Asia', 'southeast-asia'],
    ['Baltic', 'sz-5'],
    ['Austria', null],
    ['Paris', null],
    ['Sea Zone 6', null],
    ['6', null],
    ['', null],
    ['the', null],
  ])('may be another name, or have a slip: %s', (text, space) => {
    expect(placeTyped(REAL, text)).toBe(space);
  });

  test('may be anything', () => {
    assert(property(string({ maxLength: 60 }), (text) => void placeTyped(REAL, text)));
    assert(
      property(constantFrom(...places), string({ minLength: 3, maxLength: 8 }), ({ names }, more) => {
        const found = placeTyped(REAL, `${names[0] ?? ''} ${more}${more}`);
        expect(found === null || REAL.called.has(found)).toBe(true);
      }),
    );
  });
});

test('another name of a place is told by its card or by the list of names of the map', () => {
  const told = (space: string): string =>
    JSON.stringify([REAL.cards.get(space), NAMES.today[space], NAMES.others[space]]);
  const untold = Object.entries(QUIZ.called).flatMap(([space, names]) =>
    names.filter((name) => !told(space).includes(name)),
  );
  expect(untold).toEqual([]);
});
