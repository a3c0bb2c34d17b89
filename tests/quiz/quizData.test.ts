import { describe, expect, test } from 'vitest';
import { quizSchema } from '../../src/atlas/quiz/schema.ts';
import { repeated, SPACE_IDS } from '../atlas/files.ts';
import { EVENTS, QUIZ, REAL } from './facts.ts';

describe('what the quiz asks about', () => {
  test('is of the right form', () => {
    expect(quizSchema.safeParse(QUIZ).error?.issues ?? []).toEqual([]);
  });

  test('puts every space into one region and one level', () => {
    const placed = QUIZ.regions.flatMap(({ spaces }) => Object.values(spaces).flat());
    expect(repeated(placed)).toEqual([]);
    expect(placed.toSorted()).toEqual([...SPACE_IDS].toSorted());
  });

  test('holders kept apart are known', () => {
    const known = REAL.holders?.holders.map(({ id }) => id) ?? [];
    expect(QUIZ.alike.flat().filter((id) => !known.includes(id))).toEqual([]);
  });

  test('tells of lands only in which months it is beyond doubt who held them, in order', () => {
    const lands = Object.keys(REAL.holders?.spaces ?? {});
    expect(Object.keys(QUIZ.sure).filter((id) => !lands.includes(id))).toEqual([]);
    const wrong = Object.entries(QUIZ.sure).filter(([, spans]) =>
      spans.some(([from, to], i) => to < from || (i > 0 && from <= (spans[i - 1]?.[1] ?? ''))),
    );
    expect(wrong).toEqual([]);
  });

  test.each([
    // States with a government of their own while foreign troops stood there.
    ['iceland', '1940-05', '1945-09'],
    ['greenland', '1940-04', '1945-09'],
    ['middle-east', '1941-04', '1945-09'],
    // Fought for, or divided among several.
    ['philippine-islands', '1941-12', '1942-05'],
    ['philippine-islands', '1944-10', '1945-06'],
    ['solomon-islands', '1942-05', '1945-08'],
    ['ukraine', '1941-06', '1941-10'],
    ['eastern-europe', '1939-09', '1945-09'],
    ['southern-europe', '1939-09', '1945-09'],
    ['norway-finland', '1939-09', '1945-09'],
    ['southeast-asia', '1941-12', '1945-09'],
    ['karelia', '1941-06', '1944-12'],
    ['italian-east-africa', '1941-01', '1945-09'],
    ['coastal-china', '1939-09', '1945-09'],
    ['himalaya', '1939-09', '1945-09'],
  ])('asks nobody who held %s from %s to %s', (space, from, to) => {
    const asked = (QUIZ.sure[space] ?? []).filter(([first, last]) => first <= to && from <= last);
    expect(asked).toEqual([]);
  });

  test('names each water once, and no two spaces alike', () => {
    expect(repeated([...REAL.spaces.values()].map(({ name }) => name))).toEqual([]);
    expect([...REAL.spaces.values()].filter(({ kind }) => kind === 'sea').length).toBeGreaterThan(25);
  });

  test('never tells of a crime beside points', () => {
    const crime = /murder|massacre|holocaust|auschwitz|atomic bomb|starv|famine|deport|death march|executed/i;
    const told = [...REAL.cards.values()].flatMap(({ space, happened }) =>
      happened.flatMap(({ text, grave }) => (grave !== true && crime.test(text) ? [`${space}: ${text}`] : [])),
    );
    expect(told).toEqual([]);
    expect(REAL.events.filter(({ title }) => crime.test(title)).map(({ id }) => id)).toEqual([]);
  });

  test('leaves out crimes and great suffering', () => {
    const grave = ['hiroshima', 'nagasaki', 'babi-yar', 'wannsee-conference', 'bengal-famine', 'auschwitz-freed'];
    expect(EVENTS.filter(({ id }) => grave.includes(id)).map((event) => event.grave)).toEqual(grave.map(() => true));
    expect(REAL.events.filter(({ id }) => grave.includes(id))).toEqual([]);
    expect(REAL.cities.filter(({ name }) => ['Hiroshima', 'Nagasaki', 'Nanking'].includes(name))).toEqual([]);
  });
});
