import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newGame, toPosition } from '../../../src/engine/axis-allies/index.ts';
import { DRAW_COLOURS, isSameEnd } from '../../../src/engine/table/index.ts';
import { lessonOf, toLessonFile, type Lesson, type Stop } from '../../../src/saves/lessonSchema.ts';
import { MAX_STOPS } from '../../../src/saves/limits.ts';
import { lessonFileName, lessonText, packedLesson, readLessonLink } from '../../../src/store/lessons/lessonActions.ts';
import { readLessonText } from '../../../src/store/lessons/lessonFaults.ts';
import { MAX_LINK_LENGTH, packedFile } from '../../../src/saves/link.ts';
import { LESSON, shippedFiles } from '../../classroom/lessons/lessonsOfTests.ts';

const NOW = new Date('2026-11-23T12:00:00.000Z');
const file = toLessonFile(LESSON, NOW);
const [first, second] = LESSON.stops as [Stop, Stop];

/** A file with parts of it changed, as text. */
const changed = (change: object): string => JSON.stringify({ ...file, ...change });
const withStop = (change: object): string => changed({ stops: [{ ...first, ...change }] });

const withArrow = (change: object): string =>
  withStop({ draws: [{ kind: 'arrow', from: 'germany', to: 'russia', colour: 'red', ...change }] });

const words = fc.string({ unit: 'grapheme-ascii', maxLength: 60 });
const space = fc.constantFrom('germany', 'russia', 'karelia', 'sz-5', 'japan');
const colour = fc.constantFrom(...DRAW_COLOURS);
const point = fc.record({
  name: words,
  at: fc.tuple(fc.integer({ min: -180, max: 180 }), fc.integer({ min: -90, max: 90 })),
});
const end = fc.oneof(space, point);
const draw = fc.oneof(
  fc.record({ kind: fc.constant('space' as const), space, colour }),
  fc
    .record({ kind: fc.constant('arrow' as const), from: end, to: end, colour })
    .filter(({ from, to }) => !isSameEnd(from, to)),
);
const stop: fc.Arbitrary<Stop> = fc.record(
  {
    title: words,
    text: words,
    notes: words,
    view: fc
      .record({
        west: fc.integer({ min: -180, max: 180 }),
        north: fc.integer({ min: 1, max: 90 }),
        east: fc.integer({ min: 181, max: 190 }),
        south: fc.integer({ min: -90, max: 0 }),
      })
      .filter(({ west, east }) => east - west <= 360),
    layers: fc.uniqueArray(fc.constantFrom('cities', 'holders', 'straits')),
    month: fc.constantFrom('1939-09', '1942-11'),
    draws: fc.array(draw, { minLength: 1, maxLength: 8 }),
    position: fc.constant(JSON.parse(JSON.stringify(toPosition(newGame('1941')))) as unknown),
  },
  { requiredKeys: ['title', 'text', 'notes', 'view'] },
);
const lesson: fc.Arbitrary<Lesson> = fc.record({
  title: words,
  about: words,
  edition: fc.constant('1941'),
  stops: fc.array(stop, { minLength: 1, maxLength: 4 }),
});

test('a lesson that goes into a file and comes back is the same', async () => {
  await fc.assert(
    fc.asyncProperty(lesson, async (made) => {
      const read = await readLessonText(lessonText(made, NOW));
      expect(read.ok ? lessonOf(read.value) : read.fault).toEqual(made);
    }),
    { numRuns: 60 },
  );
});

describe('a lesson file is refused, with its place and in words, if it has', () => {
  test.each<[string, string, string, RegExp]>([
    ['no JSON', '{', '', /not a JSON file/],
    ['too many letters', ' '.repeat(2_000_001), '', /at most 2 MB/],
    ['lists without end', '['.repeat(100_000) + ']'.repeat(100_000), '', /deep/],
    ['a key that is a trap', '{"kind":"lesson","__proto__":{"title":"x"}}', '__proto__', /__proto__/],
    ['another kind', changed({ kind: 'poem' }), 'kind', /no lesson/],
    ['the kind of a study', changed({ kind: 'study' }), 'kind', /open it with .* in the list of studies/],
    ['a later version', changed({ version: 2 }), 'version', /./],
    ['an unknown edition', changed({ edition: 'x' }), 'edition', /no edition "x"/],
    ['a constructor as its edition', changed({ edition: 'constructor' }), 'edition', /no edition/],
    ['no stop', changed({ stops: [] }), 'stops', /at least one stop/],
    [
      'too many stops',
      changed({ stops: Array.from({ length: MAX_STOPS + 1 }, () => second) }),
      'stops',
      /at most 60 stops/,
    ],
    ['stops of another type', changed({ stops: [null, 3, 'x'] }), 'stops[0]', /./],
    ['a title like a book', withStop({ title: 'x'.repeat(81) }), 'stops[0].title', /at most 80/],
    ['a text that turns around', withStop({ text: 'a\u202eb' }), 'stops[0].text', /cannot be shown/],
    ['notes like a library', withStop({ notes: 'x'.repeat(4001) }), 'stops[0].notes', /at most 4000/],
    ['an unknown field', withStop({ onclick: 'alert(1)' }), 'stops[0]', /./],
    ['a view upside down', withStop({ view: { west: 0, north: 0, east: 9, south: 9 } }), 'stops[0].view', /south/],
    ['a view twice round', withStop({ view: { west: 0, north: 9, east: 400, south: 0 } }), 'stops[0].view', /once/],
    ['a view nowhere', withStop({ view: { ...first.view, north: 1e9 } }), 'stops[0].view.north', /between/],
    ['a month of peace', withStop({ month: '1946-01' }), 'stops[0].month', /1942-11/],
    ['an unknown layer', withStop({ layers: ['cities', 'x'] }), 'stops[0].layers[1]', /no layer "x"/],
    [
      'a mark on no space',
      withStop({ draws: [{ kind: 'space', space: 'atlantis', colour: 'red' }] }),
      'stops[0].draws[0]',
      /no space "atlantis"/,
    ],
    [
      'an arrow from nowhere',
      withArrow({ from: { name: 'Nowhere', at: [0, 91] } }),
      'stops[0].draws[0].from.at[1]',
      /degrees lie within 90/,
    ],
    ['an arrow to no number', withArrow({ to: { name: 'Here', at: [null, 1] } }), 'stops[0].draws[0].to', /./],
    [
      'an arrow to a place with a book',
      withArrow({ to: { name: 'x'.repeat(81), at: [0, 1] } }),
      'stops[0].draws[0].to.name',
      /./,
    ],
    [
      'an arrow from a point to itself',
      withArrow({ from: { name: 'A', at: [3, 1] }, to: { name: 'B', at: [3, 1] } }),
      'stops[0].draws[0]',
      /another place/,
    ],
    ['an arrow to no space', withArrow({ to: 'atlantis' }), 'stops[0].draws[0]', /no space "atlantis"/],
    ['a position of nothing', withStop({ position: { units: 3 } }), 'stops[0].position.units', /./],
    [
      'an army without end',
      withStop({ position: { units: { germany: { germany: { tank: 1e9 } } } } }),
      'stops[0].position.units',
      /at most 2000/,
    ],
    [
      'a position of another board',
      withStop({ position: toPosition(newGame('revised')) }),
      'stops[0].position',
      /position of revised/,
    ],
  ])('%s', async (_, text, path, message) => {
    const read = await readLessonText(text);
    const faults = read.ok ? [] : read.fault;
    expect(faults.map((fault) => fault.path)).toContain(path);
    expect(faults.map((fault) => fault.message).join('; ')).toMatch(message);
  });
});

test('all faults of a file are listed, but not thousands of them', async () => {
  const draws = Array.from({ length: 60 }, () => ({ kind: 'space', space: 'x', colour: 'red' }));
  const read = await readLessonText(
    changed({
      stops: [
        { ...first, draws },
        { ...second, month: undefined, draws },
      ],
    }),
  );
  expect(read.ok ? [] : read.fault).toHaveLength(21);
});

test('a file is named after its lesson', () => {
  expect(lessonFileName({ title: 'How far is Moscow?' })).toBe('warboard-lesson-how-far-is-moscow.json');
  expect(lessonFileName({ title: '../../..' })).toBe('warboard-lesson.json');
});

describe('a lesson in a link', () => {
  test('comes back the same, and those that ship fit', async () => {
    for (const { file: shipped } of await shippedFiles()) {
      const packed = await packedLesson(lessonOf(shipped));
      expect(packed.length, shipped.title).toBeLessThanOrEqual(MAX_LINK_LENGTH);
      const read = await readLessonLink(packed);
      expect(read.ok ? lessonOf(read.value) : read.fault).toEqual(lessonOf(shipped));
    }
  });

  test.each([
    ['no letters at all', async () => '', 'the link is damaged; a part of it may be missing'],
    ['a part of it', async () => (await packedLesson(LESSON)).slice(0, 40), /^the link is damaged/],
    ['too many letters', async () => 'A'.repeat(MAX_LINK_LENGTH + 1), /^the link has more than 8000 letters/],
    ['something that unpacks to much more', () => packedFile('x'.repeat(2_000_000)), /more than a lesson/],
    ['a study', () => packedFile({ ...file, kind: 'study' }), /./],
    [
      'a space that is on no board',
      () =>
        packedFile({ ...file, stops: [{ ...first, draws: [{ kind: 'space', space: 'atlantis', colour: 'red' }] }] }),
      /no space "atlantis"/,
    ],
  ])('is refused with a list of faults if it holds %s', async (_what, packed, fault) => {
    const read = await readLessonLink(await packed());
    expect(read.ok).toBe(false);
    if (!read.ok) expect(read.fault.map(({ message }) => message).join()).toMatch(fault);
  });
});
