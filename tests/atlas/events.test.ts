import { describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { monthOf, MONTHS, takenIn } from '../../src/atlas/holding.ts';
import { eventSchema, type Holders, type WarEvent } from '../../src/atlas/schema.ts';
import { entriesIn, fileOf, filesIn, repeated, sentencesIn, SPACE_IDS, textFaults } from './files.ts';

const events = entriesIn<WarEvent>('events');
const holders = fileOf('holders.json') as Holders;

/** What the war was away from its battles: rationing, work, flight, hunger, deportation, resistance, colonies. */
const BEHIND_THE_FRONTS = `
  evacuation-of-british-children food-rationed-in-britain britain-calls-up-women women-build-ships
  factories-move-east detroit-riots children-leave-japans-cities forced-labour white-rose lidice
  forced-labour-from-france rescue-of-the-danish-jews siege-of-leningrad bread-of-leningrad bengal-famine
  famine-in-greece famine-in-henan famine-in-tonkin hunger-winter flight-from-burma
  deportations-from-eastern-poland chechens-and-ingush-deported japanese-americans-interned khatyn
  african-soldiers-murdered west-africans-in-burma papuan-carriers quit-india thiaroye setif
`
  .trim()
  .split(/\s+/);

describe('events of the atlas', () => {
  test.each(filesIn('events'))('%s holds events of its year and nothing else', (file, list) => {
    expect(z.array(eventSchema).safeParse(list).error?.issues ?? []).toEqual([]);
    const year = file.replace('.json', '');
    expect((list as WarEvent[]).filter(({ date }) => !date.startsWith(year)).map(({ id }) => id)).toEqual([]);
  });

  test('each has a name of its own, and a place in a space that exists', () => {
    expect(repeated(events.map(({ id }) => id))).toEqual([]);
    expect(events.filter(({ place }) => !SPACE_IDS.has(place.space)).map(({ id }) => id)).toEqual([]);
  });

  test.each(filesIn('events'))('%s tells them in order of time', (_, list) => {
    const dates = (list as WarEvent[]).map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted());
    expect((list as WarEvent[]).filter(({ date, until = date }) => until < date.slice(0, until.length))).toEqual([]);
  });

  test('each has two sources, which are two works', () => {
    const bare = events.filter(({ sources }) => new Set(sources.map(({ source }) => source)).size < 2);
    expect(bare.map(({ id }) => id)).toEqual([]);
  });

  test('at least twenty tell of home fronts, of colonial troops and of what civilians suffered and did', () => {
    const told = events.filter(({ id }) => BEHIND_THE_FRONTS.includes(id));
    expect(told.length).toBeGreaterThanOrEqual(20);
    expect(told.length).toBe(BEHIND_THE_FRONTS.length);
  });

  test('each is told in two or three sentences', () => {
    const wrong = events.filter(({ text }) => sentencesIn(text) < 2 || sentencesIn(text) > 3);
    expect(wrong.map(({ id }) => id)).toEqual([]);
    expect(events.flatMap(({ text }) => textFaults(text))).toEqual([]);
  });

  test('lands that it is about are known', () => {
    const unknown = events.flatMap(({ id, lands = [] }) =>
      lands.filter((land) => holders.lands[land] === undefined).map((land) => `${id}: ${land}`),
    );
    expect(unknown).toEqual([]);
  });

  test('what it took changed hands in its months', () => {
    const wrong = events.flatMap(({ id, date, until, takes = [] }) => {
      const [first, last] = [monthOf(date), monthOf(until ?? date)];
      const taken = new Set(
        MONTHS.filter((month) => first <= month && month <= last).flatMap((month) => takenIn(holders, month)),
      );
      return takes.filter((land) => !taken.has(land)).map((land) => `${id}: ${land}`);
    });
    expect(wrong).toEqual([]);
  });
});
