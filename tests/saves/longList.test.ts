import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { atOnce, readShape } from '../../src/engine/index.ts';
import { MAX_FAULTS } from '../../src/saves/limits.ts';
import { longList, shapeSteps } from '../../src/saves/longList.ts';
import { shapeFaults } from '../../src/saves/saveFile.ts';

const word = z.string().check(z.maxLength(3, 'it is long'));
const move = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('go'), to: word, by: z.optional(z.array(word)) }),
  z.strictObject({ type: z.literal('stay') }),
]);

type List = <Entry extends z.ZodMiniType>(
  entry: Entry,
  most: z.core.$ZodCheck<unknown[]>,
) => z.ZodMiniType<z.output<Entry>[], unknown>;

const most = (length: number) => z.maxLength(length, `no more than ${length}`);

/** A book with every kind of list that files have, in lists and beside each other, made with this kind of list. */
const bookOf = (list: List) =>
  z.strictObject({
    title: word,
    chapters: list(
      z.strictObject({
        moves: list(z.strictObject({ parent: z.int(), move, note: z.optional(word) }), most(30)).check(
          z.refine((moves) => moves.every(({ parent }, i) => parent < i), 'a move comes before its parent'),
        ),
        shown: z.int(),
      }),
      most(5),
    ).check(z.minLength(1, 'no chapter')),
    lines: z.optional(list(word, most(5))),
    left: z.nullable(list(word, most(5))),
    saved: word,
  });

const plain = bookOf((entry, limit) => z.array(entry).check(limit));
const long = bookOf(longList);

const at = (parent: number, more: object = {}) => ({ parent, move: { type: 'stay' }, ...more });
const whole = { title: 'a', chapters: [{ moves: [at(-1), at(0)], shown: 0 }], lines: ['a'], left: ['b'], saved: 'c' };
const withMoves = (...moves: unknown[]) => ({ ...whole, chapters: [...whole.chapters, { moves, shown: 1 }] });
const many = (count: number, entry: unknown) => withMoves(...Array.from({ length: count }, () => entry));
const ODD = { length: { valueOf: 1, toString: 1 } };

test.each<[string, unknown]>([
  ['a whole one', whole],
  ['one with an empty list', { ...whole, lines: [], left: [] }],
  ['one without what may be left out', { ...whole, lines: undefined, left: null }],
  ['no record', 'a book'],
  ['nothing', null],
  ['a list', [whole]],
  ['one without its lists', { title: 'a', saved: 'c' }],
  ['lists of another kind', { ...whole, chapters: {}, lines: 'abcdefgh', left: 7 }],
  ['texts in place of lists', { ...whole, chapters: '', lines: '', left: 'abcdefgh' }],
  ['no chapter', { ...whole, chapters: [] }],
  ['entries of another kind', { ...whole, chapters: [null, 7, { moves: null }], lines: [1, 'abcd'] }],
  [
    'faults before, in and after lists',
    { ...withMoves(at(-1, { note: 7 }), 7), title: 'long', saved: 'long', more: 1 },
  ],
  ['a wrong move', withMoves(at(-1), { parent: 0, move: { type: 'fly' } }, { parent: 0, move: { type: 'go', to: 1 } })],
  ['faults in a list of a move', withMoves({ parent: -1, move: { type: 'go', to: 'a', by: ['a', 'long', 7] } })],
  ['moves in the wrong order', withMoves(at(0))],
  ['moves in the wrong order, one with a note that is long', withMoves(at(0, { note: 'long' }))],
  ['moves in the wrong order, one without a parent', withMoves(at(0), { move: { type: 'stay' } })],
  ['too many moves', many(31, at(-1))],
  ['too many moves with a fault', many(31, at(-1, { note: 'long' }))],
  ['more faults than are told', many(30, at(-1, { note: 7, more: 1 }))],
  ['more faults than are told, in the wrong order', many(30, at(40, { note: 'long' }))],
  ['too many moves of another kind', many(31, { parent: 'a' })],
  ['an odd entry', withMoves(at(-1), ODD)],
  ['an odd note', withMoves(at(-1, { note: ODD }))],
  ['an odd list', { ...whole, lines: ODD, title: ODD }],
])('a long list reads and refuses like every other, at once and in steps: %s', (_, book) => {
  const read = readShape(plain, book);
  for (const answer of [readShape(long, structuredClone(book)), atOnce(shapeSteps(long, structuredClone(book)))]) {
    expect(answer.data).toEqual(read.data);
    expect(answer.success ? [] : shapeFaults(answer.error)).toEqual(read.success ? [] : shapeFaults(read.error));
  }
});

test('each step checks one entry, and says how much is done', () => {
  const checked: unknown[] = [];
  const entry = z.unknown().check(z.refine((value) => checked.push(value) > 0));
  const work = shapeSteps(
    z.object({ first: longList(entry, most(5)), second: longList(longList(entry, most(5)), most(5)) }),
    {
      first: [1, 2, 3, 4],
      second: [[5], [6, 7]],
    },
  );
  const done: number[] = [];
  for (let step = work.next(); step.done !== true; step = work.next()) {
    done.push(step.value);
    expect(checked.length).toBeLessThanOrEqual(done.length);
  }
  expect(checked).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(done).toEqual(done.toSorted((a, b) => a - b));
  expect(done.at(-1)).toBe(1);
});

test('of a list of faults the first are kept, and the number of all', () => {
  const moves = z.strictObject({ moves: longList(z.strictObject({ parent: z.int(), note: word }), most(20_000)) });
  const read = atOnce(shapeSteps(moves, { moves: Array.from({ length: 20_000 }, () => ({ parent: 'a', note: 2 })) }));
  expect(read.error?.issues.length).toBeLessThanOrEqual(MAX_FAULTS + 3);
  const faults = read.success ? [] : shapeFaults(read.error);
  expect(faults.at(-1)?.message).toBe(`and ${2 * 20_000 - MAX_FAULTS} more faults`);
});
