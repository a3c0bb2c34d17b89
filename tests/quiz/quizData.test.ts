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

  test('holders kept apart are known, and lands of which nobody is asked who held them', () => {
    const known = REAL.holders?.holders.map(({ id }) => id) ?? [];
    expect(QUIZ.alike.flat().filter((id) => !known.includes(id))).toEqual([]);
    expect(QUIZ.closeCalls.filter((id) => !SPACE_IDS.has(id))).toEqual([]);
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
