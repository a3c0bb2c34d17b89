import { wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { POWER_LOOKS } from '../../src/emblems/powers.ts';
import { FIRST_MONTH, heldIn, holderAt, LAST_MONTH, MONTHS, takenIn } from '../../src/atlas/holding.ts';
import { holdersSchema, type Holders } from '../../src/atlas/schema.ts';
import { fileOf, repeated, SPACES } from './files.ts';

const INK = '#2b2419';
const TOLD: Holders = {
  about: 'A small world to test with.',
  holders: [
    { id: 'france', name: 'France', short: 'FRA', colour: '#aabbcc' },
    { id: 'germany', name: 'Germany', short: 'GER', power: 'germany' },
  ],
  spaces: {
    'western-europe': [
      ['1939-09', 'france'],
      ['1940-06', 'germany'],
    ],
  },
};

describe('who held a space', () => {
  test('is who came last, up to that month', () => {
    expect(holderAt(TOLD, 'western-europe', '1940-05')?.id).toBe('france');
    expect(holderAt(TOLD, 'western-europe', '1940-06')?.id).toBe('germany');
    expect(holderAt(TOLD, 'western-europe', '1944-01')?.id).toBe('germany');
    expect(holderAt(TOLD, 'nowhere', '1944-01')).toBeUndefined();
    expect(heldIn(TOLD, '1939-09')).toEqual({ 'western-europe': TOLD.holders[0] });
  });

  test('a space changed hands in the month from which another held it', () => {
    expect(takenIn(TOLD, '1940-06')).toEqual(['western-europe']);
    expect(takenIn(TOLD, '1939-09')).toEqual([]);
  });

  test('the war had 73 months', () => {
    expect(MONTHS).toHaveLength(73);
    expect([MONTHS.at(0), MONTHS.at(-1)]).toEqual([FIRST_MONTH, LAST_MONTH]);
  });
});

const file = fileOf('holders.json');
const told = file as Holders;
describe('the holders of the atlas', () => {
  test('are of the right form', () => {
    expect(holdersSchema.safeParse(file).error?.issues ?? []).toEqual([]);
    expect(repeated(told.holders.map(({ id }) => id))).toEqual([]);
    expect(repeated(told.holders.map(({ short }) => short))).toEqual([]);
  });

  test('are known for every land space, from the first month on and in order', () => {
    const lands = SPACES.filter(({ kind }) => kind === 'land').map(({ id }) => id);
    expect(Object.keys(told.spaces).sort()).toEqual(lands.sort());
    const known = new Set(told.holders.map(({ id }) => id));
    const wrong = Object.entries(told.spaces).filter(
      ([, held]) =>
        held[0]?.[0] !== FIRST_MONTH ||
        held.some(([from, holder], i) => {
          const [lastFrom, lastHolder] = held[i - 1] ?? ['', ''];
          return !known.has(holder) || from <= lastFrom || holder === lastHolder;
        }),
    );
    expect(wrong.map(([space]) => space)).toEqual([]);
  });

  test('each has a power’s colour or one of its own that dark letters can be read on', () => {
    const wrong = told.holders.filter(({ power, colour }) =>
      power === undefined
        ? colour === undefined || wcagContrast(colour, INK) < 4.5
        : colour !== undefined || POWER_LOOKS[power] === undefined,
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});
