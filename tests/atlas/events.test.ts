import { describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { monthOf, takenIn } from '../../src/atlas/holding.ts';
import { eventSchema, type Holders, type WarEvent } from '../../src/atlas/schema.ts';
import { entriesIn, fileOf, filesIn, repeated, sentencesIn, SPACE_IDS, textFaults } from './files.ts';

const events = entriesIn<WarEvent>('events');
const holders = fileOf('holders.json') as Holders;

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

  test('each is told in two or three sentences', () => {
    const wrong = events.filter(({ text }) => sentencesIn(text) < 2 || sentencesIn(text) > 3);
    expect(wrong.map(({ id }) => id)).toEqual([]);
    expect(events.flatMap(({ text }) => textFaults(text))).toEqual([]);
  });

  test('what it took changed hands in its month', () => {
    const wrong = events.flatMap(({ id, date, until, takes = [] }) => {
      const months = [date, until ?? date].map(monthOf);
      const taken = new Set(months.flatMap((month) => takenIn(holders, month)));
      return takes.filter((space) => !taken.has(space)).map((space) => `${id}: ${space}`);
    });
    expect(wrong).toEqual([]);
  });
});
