import { wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { POWER_LOOKS } from '../../src/games/axis-allies/emblems/looks.ts';
import { holderColour } from '../../src/games/looks.ts';
import { readFileSync } from 'node:fs';
import { FIRST_MONTH, heldIn, holderAt, landsIn, LAST_MONTH, MONTHS, takenIn } from '../../src/atlas/holding.ts';
import { holdersSchema, type Holders } from '../../src/atlas/schema.ts';
import type { QuizFile } from '../../src/atlas/quiz/schema.ts';
import type { LandsFile } from '../../src/geography/lands/file.ts';
import { fileOf, repeated, SPACES } from './files.ts';

const INK = '#2b2419';
const TOLD: Holders = {
  about: 'A small world to test with.',
  holders: [
    { id: 'france', name: 'France', short: 'FRA', colour: '#aabbcc' },
    { id: 'germany', name: 'Germany', short: 'GER', power: 'germany' },
  ],
  sources: [{ source: 'a-book' }],
  lands: {
    'northern-france': {
      name: 'Northern France',
      held: [
        ['1939-09', 'france'],
        ['1940-06', 'germany'],
      ],
    },
  },
  spaces: { 'western-europe': [['1939-09', 'france']] },
};
const FRANCE = TOLD.lands['northern-france']?.held;

describe('who held a land', () => {
  test('is who came last, up to that month', () => {
    expect(holderAt(TOLD, FRANCE, '1940-05')?.id).toBe('france');
    expect(holderAt(TOLD, FRANCE, '1940-06')?.id).toBe('germany');
    expect(holderAt(TOLD, FRANCE, '1944-01')?.id).toBe('germany');
    expect(holderAt(TOLD, undefined, '1944-01')).toBeUndefined();
    expect(landsIn(TOLD, '1944-01')).toEqual({ 'northern-france': TOLD.holders[1] });
    expect(heldIn(TOLD, '1939-09')).toEqual({ 'western-europe': TOLD.holders[0] });
  });

  test('a land changed hands in the month from which another held it', () => {
    expect(takenIn(TOLD, '1940-06')).toEqual(['northern-france']);
    expect(takenIn(TOLD, '1939-09')).toEqual([]);
  });

  test('the war had 73 months', () => {
    expect(MONTHS).toHaveLength(73);
    expect([MONTHS.at(0), MONTHS.at(-1)]).toEqual([FIRST_MONTH, LAST_MONTH]);
  });
});

const file = fileOf('holders.json');
const told = file as Holders;
const MAPS = ['1941', 'revised'].map(
  (edition) =>
    JSON.parse(readFileSync(new URL(`../../public/map/${edition}-lands.json`, import.meta.url), 'utf8')) as LandsFile,
);

const HELD = new Map(MONTHS.map((month) => [month, landsIn(told, month)]));

/** Which part of a space on the map of 1941 each holder had in a month. */
function sharesIn(space: string, month: string): Map<string, number> {
  const held = HELD.get(month) ?? {};
  const areas = new Map<string, number>();
  let whole = 0;
  for (const { id, spaces } of MAPS[0]?.lands ?? []) {
    const [area, holder] = [spaces[space] ?? 0, held[id]?.id ?? ''];
    areas.set(holder, (areas.get(holder) ?? 0) + area);
    whole += area;
  }
  return new Map([...areas].map(([holder, area]) => [holder, area / whole]));
}

describe('the holders of the atlas', () => {
  test('are of the right form', () => {
    expect(holdersSchema.safeParse(file).error?.issues ?? []).toEqual([]);
    expect(repeated(told.holders.map(({ id }) => id))).toEqual([]);
    expect(repeated(told.holders.map(({ short }) => short))).toEqual([]);
  });

  test('are known for every land and every space, from the first month on and in order', () => {
    const lands = SPACES.filter(({ kind }) => kind === 'land').map(({ id }) => id);
    expect(Object.keys(told.spaces).sort()).toEqual(lands.sort());
    const known = new Set(told.holders.map(({ id }) => id));
    const tables = [
      ...Object.entries(told.spaces),
      ...Object.entries(told.lands).map(([id, { held }]) => [id, held] as const),
    ];
    const wrong = tables.filter(
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

  test('have colours on which the black letters of the key are read from afar', () => {
    const faint = told.holders.filter((holder) => wcagContrast(holderColour(holder), '#000') < 7);
    expect(faint.map(({ id }) => id)).toEqual([]);
  });

  test('are those of every land on the maps, and no land is missing there but what is too small', () => {
    const drawn = new Set(MAPS.flatMap(({ lands }) => lands.map(({ id }) => id)));
    expect([...drawn].filter((id) => told.lands[id] === undefined)).toEqual([]);
    expect(Object.keys(told.lands).filter((id) => !drawn.has(id))).toEqual([]);
    expect(repeated(Object.values(told.lands).map(({ name }) => name))).toEqual([]);
  });

  test('of a space are those of the largest part of it on the map, month by month', () => {
    for (const [space, held] of Object.entries(told.spaces))
      for (const month of MONTHS) {
        const [largest] = [...sharesIn(space, month)].sort(([, a], [, b]) => b - a);
        expect([space, month, largest?.[0]]).toEqual([space, month, holderAt(told, held, month)?.id]);
      }
  });

  test('that earlier quizzes asked about held at least two thirds of the space', () => {
    const { heldSpaces } = fileOf('quiz.json') as QuizFile;
    const doubtful = Object.entries(heldSpaces).flatMap(([space, spans]) =>
      spans.flatMap(([from, to]) =>
        MONTHS.filter((month) => from <= month && month <= to)
          .filter((month) => Math.max(...sharesIn(space, month).values()) < 2 / 3)
          .map((month) => `${space} ${month}`),
      ),
    );
    expect(doubtful).toEqual([]);
  });

  test.each([
    ['1939-09', { hungary: 'hungary', romania: 'romania', greece: 'greece', denmark: 'denmark', iran: 'iran' }],
    ['1939-09', { estonia: 'estonia', latvia: 'latvia', 'western-poland': 'poland', 'eastern-poland': 'poland' }],
    ['1939-10', { 'western-poland': 'germany', 'eastern-poland': 'soviet-union', vilnius: 'lithuania' }],
    ['1940-06', { estonia: 'soviet-union', latvia: 'soviet-union', norway: 'germany', finland: 'finland' }],
    ['1941-07', { latvia: 'germany', bessarabia: 'romania', croatia: 'croatia', serbia: 'germany' }],
    ['1942-06', { cyrenaica: 'italy', egypt: 'egypt', burma: 'japan', thailand: 'thailand', malaya: 'japan' }],
    ['1944-09', { iceland: 'iceland', greenland: 'denmark', belgium: 'belgium', netherlands: 'germany' }],
  ])('in %s were %o', (month, expected) => {
    const held = landsIn(told, month);
    expect(Object.fromEntries(Object.keys(expected).map((land) => [land, held[land]?.id]))).toEqual(expected);
  });
});
