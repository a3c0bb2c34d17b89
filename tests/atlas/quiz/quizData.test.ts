import { describe, expect, test } from 'vitest';
import { MONTHS } from '../../../src/atlas/holding.ts';
import { questionsOf } from '../../../src/atlas/quiz/questions.ts';
import { QUIZ_LEVELS, quizSchema } from '../../../src/atlas/quiz/schema.ts';
import type { HeldLand } from '../../../src/atlas/schema.ts';
import { repeated, SPACE_IDS } from '../files.ts';
import { ALL_REGIONS, EVENTS, QUIZ, REAL } from './facts.ts';

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
    const known = new Set([...Object.keys(REAL.holders?.lands ?? {}), ...Object.keys(REAL.holders?.spaces ?? {})]);
    const regions = QUIZ.regions.map(({ id }) => id);
    const of = QUIZ.held.flatMap(({ id, lands = [id] }) => lands);
    expect([...of, ...Object.keys(QUIZ.heldSpaces)].filter((id) => !known.has(id))).toEqual([]);
    expect(QUIZ.held.filter(({ region }) => !regions.includes(region))).toEqual([]);
    expect(repeated(QUIZ.held.map(({ id }) => id))).toEqual([]);
    expect(repeated(REAL.heldLands.map(({ name }) => name))).toEqual([]);
    const wrong = [...Object.values(QUIZ.heldSpaces), ...QUIZ.held.map(({ sure }) => sure)].filter((spans) =>
      spans.some(([from, to], i) => to < from || (i > 0 && from <= (spans[i - 1]?.[1] ?? ''))),
    );
    expect(wrong).toEqual([]);
  });

  test('who held a land is the same through every month that is beyond doubt, and in all of its parts', () => {
    const wrong = REAL.heldLands.flatMap(({ id, lands, sure }) =>
      sure.flatMap((span) => {
        const held = (land: string): HeldLand['held'] => REAL.holders?.lands[land]?.held ?? [];
        const holders = MONTHS.filter((month) => span[0] <= month && month <= span[1]).flatMap((month) =>
          lands.map((land) => held(land).findLast(([from]) => from <= month)?.[1]),
        );
        return new Set(holders).size === 1 && holders[0] !== undefined ? [] : [`${id} ${span.join(' to ')}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('every land and every time that is listed is asked about at some level', () => {
    const asked = new Set(
      QUIZ_LEVELS.flatMap((level) =>
        ['1', '2', '3', '4', '5', '6'].flatMap((seed) =>
          questionsOf(REAL, 'held', { regions: ALL_REGIONS, level, asksOfLands: true }, seed).flatMap((question) =>
            question.kind === 'held' ? [`${question.place.id} ${question.right}`] : [],
          ),
        ),
      ),
    );
    const listed = REAL.heldLands.flatMap(({ id, holds, sure }) =>
      holds
        .filter(({ first, last }) =>
          sure.some(([from]) => first <= MONTHS.indexOf(from) && MONTHS.indexOf(from) <= last),
        )
        .map(({ holder }) => `${id} ${holder}`),
    );
    expect(listed.filter((line) => !asked.has(line))).toEqual([]);
  });

  test.each([
    // Each ruled itself, beside foreign troops or not.
    ['iceland', '1939-09', '1945-09'],
    ['greenland', '1940-04', '1945-09'],
    ['denmark', '1939-09', '1945-09'],
    ['hungary', '1939-09', '1945-09'],
    ['romania', '1939-09', '1945-09'],
    ['bulgaria', '1939-09', '1945-09'],
    ['slovakia', '1939-09', '1945-09'],
    ['finland', '1939-09', '1945-09'],
    ['iran', '1939-09', '1945-09'],
    ['iraq', '1939-09', '1945-09'],
    ['egypt', '1939-09', '1945-09'],
    ['thailand', '1939-09', '1945-09'],
    ['tibet', '1939-09', '1945-09'],
    ['cuba', '1939-09', '1945-09'],
    // Taken by threats, with a government of its own until August 1940.
    ['estonia', '1939-09', '1940-08'],
    ['latvia', '1939-09', '1940-08'],
    ['lithuania', '1939-09', '1940-08'],
    // Vichy, Japan's troops beside it, or both.
    ['southern-france', '1940-06', '1945-09'],
    ['indo-china', '1939-09', '1945-09'],
    ['algeria', '1940-06', '1943-06'],
    ['madagascar', '1940-06', '1943-01'],
    ['syria-and-lebanon', '1940-06', '1945-09'],
    // Divided among several, or with a government that depended on others.
    ['greece', '1939-09', '1945-09'],
    ['crete', '1939-09', '1945-09'],
    ['croatia', '1941-03', '1945-09'],
    ['slovenia', '1941-03', '1945-09'],
    ['northern-italy', '1939-09', '1945-09'],
    ['occupied-china', '1939-09', '1945-09'],
    ['burma', '1943-08', '1945-09'],
    ['philippines', '1943-10', '1945-06'],
    // Fought for.
    ['philippines', '1941-12', '1942-05'],
    ['solomon-islands', '1942-04', '1945-09'],
    ['western-ukraine', '1941-06', '1941-10'],
    ['crimea', '1941-09', '1942-07'],
    ['cyrenaica', '1940-12', '1942-12'],
    ['tunisia', '1939-09', '1945-09'],
    ['java-and-sumatra', '1945-08', '1945-09'],
  ])('asks nobody who held %s from %s to %s', (land, from, to) => {
    const asked = REAL.heldLands
      .filter(({ lands }) => lands.includes(land))
      .flatMap(({ sure }) => sure.filter(([first, last]) => first <= to && from <= last));
    expect(asked).toEqual([]);
  });

  test('asks nobody who held what Vichy did', () => {
    const asked = REAL.heldLands.flatMap(({ id, holds, sure }) =>
      holds
        .filter(({ holder }) => holder === 'vichy-france')
        .filter(({ first, last }) =>
          sure.some(([from, to]) => from <= (MONTHS[last] ?? '') && (MONTHS[first] ?? '') <= to),
        )
        .map(() => id),
    );
    expect(asked).toEqual([]);
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
  ])('asked nobody in earlier versions who held the space %s from %s to %s', (space, from, to) => {
    const asked = (QUIZ.heldSpaces[space] ?? []).filter(([first, last]) => first <= to && from <= last);
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
