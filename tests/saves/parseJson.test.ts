import { describe, expect, test } from 'vitest';
import {
  MAX_BYTES,
  MAX_DEPTH,
  MAX_ENTRIES,
  MAX_GAMES_BYTES,
  MAX_LIST,
  MAX_STUDY_BYTES,
  MAX_TEXT,
} from '../../src/saves/limits.ts';
import { jsonSteps, parseJson, SLICE } from '../../src/saves/parseJson.ts';

/** Parses a text step by step: what is said of it, and how many characters each step worked on. */
function inSteps(text: string, most = MAX_STUDY_BYTES) {
  const steps: number[] = [];
  const work = jsonSteps(text, most);
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return { read: value, steps };
    steps.push(value);
  }
}

const list = (entries: number, entry = '0'): string => `[${Array.from({ length: entries }, () => entry).join(',')}]`;
const record = (parts: number, value = '0'): string =>
  `{${Array.from({ length: parts }, (_, i) => `"k${i}":${value}`).join(',')}}`;
const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

describe('what is beyond the limits of a file is refused before it is parsed', () => {
  test.each<[string, string, RegExp, string?]>([
    ['lists in lists', nested(MAX_DEPTH + 1), /more than 20 deep/],
    ['millions of lists in lists', nested(8_000_000), /more than 20 deep/],
    ['a list that never ends', `[${'[],'.repeat(9_000)}`, /a part of it is missing/],
    ['a record of many parts', record(MAX_ENTRIES + 1), /more than 1000 parts/],
    ['a record of 700,000 parts', `{"start":{"a":[1],"b":${record(700_000)}}}`, /more than 1000 parts/, 'b'],
    ['a long list', `{"a":0,"commands":${list(MAX_LIST + 1)}}`, /no list has more than 25000 entries/, 'commands'],
    ['a long list in lists', `{"a":[[0,${list(MAX_LIST + 1)}]]}`, /no list has more than 25000/, 'a'],
    ['a long text', `["${'x'.repeat(MAX_TEXT + 1)}"]`, /no text in a file has more than 1000000 characters/],
    ['a long text that never ends', `{"a":"${'x'.repeat(9_000_000)}`, /no text in a file has more than 1000000/],
    ['a number of a million digits', `[${'1'.repeat(9_000_000)}]`, /not a JSON file/],
    ['too many small values', list(200, list(MAX_LIST)), /at most 4000000 parts in all/],
    ['a trap', `${' '.repeat(50_000)}{"a":{"__proto__" :{}}}`, /nothing is called __proto__/, '__proto__'],
    ['a hidden trap', '{"\\u005f_p\\u0072oto_\\u005F":{}}', /nothing is called __proto__/, '__proto__'],
  ])('%s', (_, text, words, path) => {
    const { read, steps } = inSteps(text);
    expect(read.ok ? '' : read.fault[0]?.message).toMatch(words);
    if (path !== undefined) expect(read.ok ? '' : read.fault[0]?.path).toBe(path);
    for (const step of steps) expect(step).toBeLessThanOrEqual(SLICE);
  });

  test('and what is at the limits is read', () => {
    for (const text of [
      nested(MAX_DEPTH),
      record(MAX_ENTRIES),
      list(MAX_LIST),
      `["${'x'.repeat(MAX_TEXT)}"]`,
      list(100, list(MAX_LIST)),
    ])
      expect(inSteps(text).read).toEqual({ ok: true, value: JSON.parse(text) as unknown });
  });

  test('a name that only looks like the trap is none, nor is a text of that name', () => {
    const text = '{"___proto__":1,"__proto__x":2,"\\\\u005f_proto__":3,"a":"__proto__","b":["__proto__"]}';
    expect(parseJson(text)).toEqual({ ok: true, value: JSON.parse(text) as unknown });
  });
});

const MOVE = '{"type":"move","units":["germany-tank-12","germany-tank-13"],"to":"ukraine","via":[]}';
const NOTE = `{"parent":-1,"move":${MOVE},"comment":"${'\\"[{\\\\ \\u00e9 “é”,: '.repeat(25)}"}`;

test.each([
  ['a study of the most moves', `{"kind":"study","chapters":[{"nodes":${list(24_999, NOTE)}}]}`, MAX_STUDY_BYTES],
  [
    'a file of many games',
    `{"kind":"games","games":${list(12, `{"players":[{}],"commands":${list(20_000, MOVE)},"timeUsed":{"1 a":1}}`)}}`,
    MAX_GAMES_BYTES,
  ],
  ['records in records', record(900, record(20, record(5, '"1"'))), MAX_BYTES],
  ['written on many lines', JSON.stringify(JSON.parse(record(90, list(900, '[{"a":1.5e-7}]'))), null, 2), MAX_BYTES],
  ['a text of half a file', `\n{"a":"${'x'.repeat(900_000)}","b":[${list(9_000)},{},[ ],null]} `, MAX_BYTES],
])('%s is read as JSON.parse reads it, in short steps', (_, text, most) => {
  expect(text.length).toBeGreaterThan(4 * SLICE);
  const { read, steps } = inSteps(text, most);
  expect(read.ok ? '' : read.fault).toBe('');
  expect(JSON.stringify(read.ok && read.value)).toBe(JSON.stringify(JSON.parse(text)));
  const longest = Math.max(...steps);
  expect(longest).toBeLessThanOrEqual(text.includes('"xxx') ? MAX_TEXT : SLICE);
});

const LONG = list(9_000);

test.each([
  '',
  '{',
  '[1,]',
  '[1}',
  ']',
  '{"a" 1}',
  '{"a":1:2}',
  '1,2',
  '"a',
  `[${LONG},]`,
  `[,${LONG}]`,
  `[${LONG},,1]`,
  `[${LONG}1]`,
  `[1${LONG}]`,
  `[${LONG}${LONG}]`,
  `[${LONG}}`,
  `${LONG}]`,
  `${LONG},`,
  `${LONG},1`,
  `${LONG} ${LONG}`,
  `[${LONG}`,
  `{"a"${LONG}}`,
  `{${LONG}}`,
  `{"a":1${LONG}}`,
  `{"a":-${LONG}}`,
  `{"a":""${LONG}}`,
  `{"a":${LONG}1}`,
  `{"a":${LONG},}`,
  `{a:${LONG}}`,
  `{"a":"b":${LONG}}`,
  `{"a":1,"b":2"c":${LONG}}`,
  `[1:2,${LONG}]`,
  `["${LONG}]`,
  list(9_000, '01'),
  list(9_000, '"\n"'),
  `\u00a0${LONG}`,
])('what is no JSON is refused, short or long', (text) => {
  const { read } = inSteps(text);
  expect(read.ok ? 'read' : read.fault.map(({ message }) => message).join()).toMatch(/^this is not a JSON file \(/);
  expect(() => JSON.parse(text) as unknown).toThrow();
});

test('the latest of two entries of one name counts, in a long record too', () => {
  for (const text of [`{"a":1,"a":2}`, `{"a":1,"b":${LONG},"a":2,"b":3}`, `{"b":3,"a":1,"b":${LONG}}`])
    expect(parseJson(text)).toEqual({ ok: true, value: JSON.parse(text) as unknown });
});
