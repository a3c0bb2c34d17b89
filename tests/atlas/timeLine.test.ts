import { describe, expect, test } from 'vitest';
import { openingSchema, type OpeningCard, type WarEvent } from '../../src/atlas/schema.ts';
import { OPENING_STEP, timeLine, yearsBeside } from '../../src/classroom/time/TimePage.tsx';
import { fileOf } from './files.ts';

const at = (id: string, date: string): WarEvent => ({
  id,
  date,
  title: id,
  place: { name: 'Here', at: [0, 0], space: 'sz-1' },
  text: 'Told.',
  sources: [],
});
const OPENING: OpeningCard = { date: '1941-12-06', title: 'From here', text: 'The game begins.' };
const EVENTS = [at('a', '1939-09-01'), at('b', '1941-06-22'), at('c', '1941-12-07'), at('d', '1942-02-15')];

describe('the time line', () => {
  test('has the game begin between the events before and after it', () => {
    const steps = timeLine({ events: EVENTS, opening: OPENING });
    expect(steps.map(({ id }) => id)).toEqual(['a', 'b', OPENING_STEP, 'c', 'd']);
    expect(timeLine({ events: EVENTS, opening: null }).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
    expect(timeLine({ events: EVENTS.slice(0, 2), opening: OPENING }).at(-1)?.id).toBe(OPENING_STEP);
  });

  test('goes to where a year begins, back and on', () => {
    const steps = timeLine({ events: EVENTS, opening: OPENING });
    expect(yearsBeside(steps, 0)).toEqual({ last: 0, next: 1 });
    expect(yearsBeside(steps, 2)).toEqual({ last: 1, next: 4 });
    expect(yearsBeside(steps, 3)).toEqual({ last: 1, next: 4 });
    expect(yearsBeside(steps, 4)).toEqual({ last: 1, next: 4 });
  });

  test('the opening of the game is told of', () => {
    expect(openingSchema.safeParse(fileOf('opening.json')).success).toBe(true);
  });
});
