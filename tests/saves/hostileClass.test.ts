import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { toLessonFile } from '../../src/saves/lessonSchema.ts';
import { pack } from '../../src/saves/link.ts';
import { readLessonText } from '../../src/store/lessons/lessonFaults.ts';
import { useLessons } from '../../src/store/lessons/lessonStore.ts';
import { readQuizLink } from '../../src/classroom/quiz/link/quizLink.tsx';
import { useQuiz } from '../../src/store/quiz/quizStore.ts';
import { useOpenedShortGame, readShortGameText } from '../../src/games/axis-allies/store/shortGames/readShortGame.ts';
import { LESSON } from '../classroom/lessons/lessonsOfTests.ts';
import { useGame } from '../../src/games/axis-allies/store/game.ts';

const BARBAROSSA: unknown = JSON.parse(
  readFileSync(new URL('../../rules/1941/scenarios/barbarossa.json', import.meta.url), 'utf8'),
);
const QUIZ = {
  version: 1,
  kind: 'quiz',
  edition: '1941',
  setup: {
    kinds: ['find', 'held'],
    regions: ['europe', 'asia'],
    level: 'easy',
    players: 'teams',
    teams: ['Red', 'Blue'],
    length: 4,
    seed: '1234',
  },
};

interface Answer {
  readonly ok: boolean;
  readonly fault?: readonly { readonly path: string; readonly message: string }[];
}

const KINDS: readonly (readonly [kind: string, valid: unknown, read: (text: string) => Promise<Answer>])[] = [
  ['lesson', toLessonFile(LESSON, new Date(0)), readLessonText],
  ['quiz', QUIZ, async (text) => readQuizLink(await pack(text))],
  ['short game', BARBAROSSA, readShortGameText],
];

/** More than are ever listed, with the line that says that there are more. */
const MOST_FAULTS = 21;
const LONGEST = 700;

/** Everything that is said of a file: few and short lines, without hidden characters. */
function expectBounded(answer: Answer): void {
  if (answer.ok) return;
  const faults = answer.fault ?? [];
  expect(faults.length).toBeGreaterThan(0);
  expect(faults.length).toBeLessThanOrEqual(MOST_FAULTS);
  for (const { path, message } of faults) {
    expect(path.length + message.length).toBeLessThan(LONGEST);
    expect(path + message).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    expect(message).not.toMatch(/undefined|\[object|Cannot read|is not a function/);
  }
}

type Path = readonly (string | number)[];

/** Every place in a value, the value itself left out. */
const pathsIn = (value: unknown, path: Path = []): readonly Path[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]): readonly Path[] => {
        const here = [...path, Array.isArray(value) ? Number(key) : key];
        return [here, ...pathsIn(inner, here)];
      });

function changed(value: unknown, [key, ...rest]: Path, put: unknown): unknown {
  if (key === undefined) return put;
  const inner = changed((value as Record<string, unknown>)[key], rest, put);
  return Array.isArray(value) ? value.with(Number(key), inner) : { ...(value as object), [key]: inner };
}

const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  0.5,
  '',
  [],
  {},
  [[[]]],
  'constructor',
  '__proto__',
  'toString',
  'x'.repeat(5_000),
  'a\u202eb',
  'a\ud800',
  '<img src=x onerror=alert(1)>',
  { length: 1e9, toString: 1 },
];

const state = () => [useLessons.getState(), useQuiz.getState(), useOpenedShortGame.getState(), useGame.getState()];
let before: readonly unknown[] = [];
beforeEach(() => {
  before = state();
});

describe.each(KINDS)('a hostile %s', (_kind, valid, read) => {
  /** Reads a text, and sees that nothing was changed by it. */
  async function answerTo(text: string): Promise<Answer> {
    const answer = await read(text);
    expectBounded(answer);
    state().forEach((now, i) => expect(now).toBe(before[i]));
    return answer;
  }

  test('is none as long as it is whole', async () => {
    expect(await answerTo(JSON.stringify(valid))).toMatchObject({ ok: true });
  });

  test('with odd values anywhere has a list of what is wrong, or is read without harm', async () => {
    const paths = pathsIn(valid);
    let refused = 0;
    // Of each list its first entry stands for all.
    for (const path of paths.filter((each) => each.every((key) => typeof key === 'string' || key < 1)))
      for (const odd of ODD) if (!(await answerTo(JSON.stringify(changed(valid, path, odd)))).ok) refused += 1;
    expect(refused).toBeGreaterThan(paths.length);
  }, 120_000);

  test.each<[string, (text: string) => string]>([
    ['nothing but brackets', () => '['.repeat(90_000)],
    ['lists in lists', () => '['.repeat(40_000) + ']'.repeat(40_000)],
    ['a key that is a trap', (text) => text.replace('{', '{"__proto__":{"ok":true},')],
    ['a trap written in signs', (text) => text.replace('{', '{"\\u005f_proto__":{},')],
    ['further keys', (text) => text.replace('{', '{"constructor":{"prototype":{}},"hasOwnProperty":1,')],
    ['a million entries', (text) => text.replace('{', `{"more":[${'0,'.repeat(1_000_000)}0],`)],
    [
      'a hundred thousand keys',
      (text) => text.replace('{', `{${Array.from({ length: 1e5 }, (_, i) => `"k${i}":0,`).join('')}`),
    ],
    ['a text of a million signs', (text) => text.replace('{', `{"more":"${'x'.repeat(1_000_001)}",`)],
    ['a half of it', (text) => text.slice(0, text.length / 2)],
    ['two of it', (text) => text + text],
    ['a page in place of it', () => '<!doctype html><script>alert(1)</script>'],
    ['a byte order mark and zeros', (text) => `\ufeff\u0000${text}`],
    ['half characters', () => '{"kind":"\ud800"}'],
    ['a list in place of it', () => '[1,2,3]'],
    ['nothing', () => ''],
    ['null', () => 'null'],
    ['a number', () => '1e999'],
  ])('with %s is refused by a short list', async (_what, broken) => {
    expect((await answerTo(broken(JSON.stringify(valid)))).ok).toBe(false);
  });

  test('leaves no trace in what all objects have', async () => {
    await answerTo(
      JSON.stringify(valid).replace('{', '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},'),
    );
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});
