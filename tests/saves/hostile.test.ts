import { expect, test } from 'vitest';
import { MAX_NODES } from '../../src/engine/table/index.ts';
import { MAX_LIST } from '../../src/saves/limits.ts';
import { LESSON_VERSION, toLessonFile } from '../../src/saves/lessonSchema.ts';
import { toSave } from '../../src/saves/saveFile.ts';
import { SAVE_VERSION } from '../../src/saves/schema.ts';
import { STUDY_VERSION } from '../../src/saves/schema.ts';
import { readGames } from '../../src/store/games/readGames.ts';
import { importStudy } from '../../src/store/lab/openStudy.ts';
import { readLessonText } from '../../src/store/lessons/lessonFaults.ts';
import { openFile } from '../../src/store/openFile.ts';
import { readShortGameText } from '../../src/games/axis-allies/store/shortGames/readShortGame.ts';
import { LESSON } from '../classroom/lessons/lessonsOfTests.ts';
import { SETUP } from '../store/gameSupport.ts';

const { edition, seed, diceMode, players } = SETUP;
const save = toSave(SETUP, [], new Date(0));
const named = (name: string): string =>
  JSON.stringify({ ...save, players: players.map((player) => ({ ...player, name })) });
const commands = (count: number): string =>
  JSON.stringify({ ...save, commands: Array.from({ length: count }, () => ({ type: 'dance' })) });
const spaces = Array.from({ length: 500 }, (_, i) => [`s${i}`, { tank: 999 }]);

const parts = Array.from({ length: 200_000 }, (_, i) => [`s${i}`, {}] as const);

test.each<[string, string, RegExp]>([
  ['lists without end', '['.repeat(100_000) + ']'.repeat(100_000), /deep/],
  ['too many commands', commands(100_000), /at most 20000 commands/],
  ['a name like a book', named('x'.repeat(1_000_000)), /at most 40 characters/],
  ['a name that turns the text around', named('a\u202eb'), /cannot be shown/],
  ['a name of half a character', named('a\ud800'), /cannot be shown/],
  ['a key that is a trap', '{"version":2,"__proto__":{}}', /__proto__/],
  ['an army without end', JSON.stringify({ units: { germany: Object.fromEntries(spaces) } }), /at most 2000 units/],
  ['a list of a million', `{"version":2,"players":[${'0,'.repeat(1_000_000)}0]}`, /no list has more than 25000/],
  ['a record of many parts', JSON.stringify({ version: 2, start: Object.fromEntries(parts) }), /more than 1000 parts/],
  [
    'a position of many spaces',
    JSON.stringify({ units: { germany: Object.fromEntries(parts) } }),
    /more than 1000 parts/,
  ],
  ['too many characters', ' '.repeat(4_000_001), /too large/],
])('a file with %s is refused with a clear message', async (_, text, word) => {
  const opened = await openFile(text, { edition, seed, diceMode, players });
  expect(opened.ok ? '' : opened.fault.faults[0]?.message).toMatch(word);
});

test('only the first of twenty thousand faults are reported', async () => {
  const opened = await openFile(commands(20_000), { edition, seed, diceMode, players });
  expect(opened.ok ? [] : opened.fault.faults).toHaveLength(21);
});

test('a file with a list without end is refused in a moment, a file of games too', async () => {
  const one = JSON.stringify({ ...save, commands: [] }).replace(
    '"commands":[]',
    `"commands":[${'0,'.repeat(8_000_000)}0]`,
  );
  const long = `{"version":1,"kind":"games","savedAt":"","games":[${one}]}`;
  const begun = performance.now();
  const { games, faults } = await readGames(long);
  expect(performance.now() - begun).toBeLessThan(4000);
  expect(games).toEqual([]);
  expect(faults).toEqual([{ path: 'commands', message: expect.stringMatching(/at most 20000 commands/) }]);
});

test.each([
  ['lists', '[', ']'],
  ['records', '{"a":', '}'],
])('a file of nothing but %s in each other is refused in a moment', async (_, open, close) => {
  const levels = Math.floor(3_900_000 / (open.length + close.length));
  const text = `${open.repeat(levels)}${open === '[' ? '' : '1'}${close.repeat(levels)}`;
  const begun = performance.now();
  const opened = await openFile(text, { edition, seed, diceMode, players });
  expect(performance.now() - begun).toBeLessThan(500);
  expect(opened.ok ? '' : opened.fault.faults[0]?.message).toMatch(/more than 20 deep/);
});

test('brackets within words are not taken for lists', async () => {
  const name = '[{'.repeat(16) + '\\"[[[[';
  const opened = await openFile(named(name), { edition, seed, diceMode, players });
  expect(opened.ok && opened.value.setup.players[0]?.name).toBe(name);
});

test.each([
  [
    'a game',
    { ...save, version: SAVE_VERSION + 1 },
    (text: string) => openFile(text, { edition, seed, diceMode, players }),
  ],
  [
    'a position',
    { version: 99, edition, units: {} },
    (text: string) => openFile(text, { edition, seed, diceMode, players }),
  ],
  ['a study', { version: STUDY_VERSION + 1, kind: 'study' }, importStudy],
  ['a lesson', { version: LESSON_VERSION + 1, kind: 'lesson' }, readLessonText],
  ['games', { version: 2, kind: 'games', games: [], savedAt: '' }, (text: string) => readGames(text)],
] as const)('%s of a newer version is said to be newer than the program', async (_, file, read) => {
  expect(JSON.stringify(await read(JSON.stringify(file)))).toMatch(
    /a newer Warboard wrote this file: it is of version/,
  );
});

test('a study may have as many moves as a list may have entries', () => {
  expect(MAX_LIST).toBeGreaterThanOrEqual(MAX_NODES);
});

test('what a file says is told without its endless names and without signs that turn a line around', async () => {
  const position = {
    units: { [`${'x'.repeat(1_000_000)}`]: {} },
    edition: 'a\u202eb',
    power: 'a',
    phase: 'combat-move',
  };
  const opened = await openFile(JSON.stringify({ ...position, edition }), { edition, seed, diceMode, players });
  const faults = opened.ok ? [] : opened.fault.faults;
  expect(faults).not.toEqual([]);
  for (const fault of faults) expect(fault.path.length + fault.message.length).toBeLessThan(700);
  const turned = await openFile(JSON.stringify(position), { edition, seed, diceMode, players });
  const odd = await openFile(JSON.stringify({ ...save, ['a\u202eb']: 1 }), { edition, seed, diceMode, players });
  for (const read of [turned, odd])
    expect(JSON.stringify(read.ok ? 'no fault' : read.fault.faults)).not.toMatch(/\u202e|no fault/);
  const lesson = { ...toLessonFile(LESSON, new Date(0)), edition: 'a\u202eb' };
  const chapter = { title: '', start: SETUP.start, seed, diceMode, players, nodes: [], cursor: -1 };
  const study = { version: STUDY_VERSION, kind: 'study', title: '', chapters: [chapter], shown: 0, savedAt: '' };
  for (const read of [
    await readLessonText('\u202e{}'),
    await readShortGameText('\u202e{}'),
    await importStudy('\u202e{}'),
    await readLessonText(JSON.stringify(lesson)),
    await importStudy(JSON.stringify({ ...study, edition: 'a\u202eb' })),
  ])
    expect(read.ok ? 'no fault' : read.fault.map(({ message }) => message).join()).toMatch(
      /^[^\u202e]*(not a JSON file|there is no edition)[^\u202e]*$/,
    );
});

/** Neither text nor list, but with a length, which is no number and cannot be made one. */
const ODD = { length: { toString: 1, valueOf: 1 }, size: { toString: 1, valueOf: 1 } };

/** The same value many times, each time with the odd record in another place. */
function withOdd(value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return [ODD];
  const put = (key: string, inner: unknown): unknown =>
    Array.isArray(value) ? value.with(Number(key), inner) : { ...value, [key]: inner };
  return [ODD, ...Object.entries(value).flatMap(([key, inner]) => withOdd(inner).map((odd) => put(key, odd)))];
}

const CHAPTER = { title: '', start: SETUP.start, seed, diceMode, players, nodes: [], cursor: -1 };
const STUDY = { version: STUDY_VERSION, kind: 'study', title: '', edition, chapters: [CHAPTER], shown: 0, savedAt: '' };
const POSITION = { edition, power: 'germany', phase: 'combat-move', units: { germany: { germany: { tank: 1 } } } };

test.each([
  ['a game', { ...save, name: 'Friday' }, (text: string) => openFile(text, { edition, seed, diceMode, players })],
  ['a position', POSITION, (text: string) => openFile(text, { edition, seed, diceMode, players })],
  ['a study', STUDY, importStudy],
  ['a lesson', toLessonFile(LESSON, new Date(0)), readLessonText],
  ['a short game', { kind: 'short-game', title: 'a', about: 'b', edition, position: POSITION }, readShortGameText],
])(
  '%s with an odd record in any place is answered with a list of faults, or opened without it',
  async (_, file, read) => {
    for (const odd of withOdd(file)) {
      const answer = await read(JSON.stringify(odd));
      if (!answer.ok) expect(JSON.stringify(answer.fault)).toMatch(/"message":"[^"]/);
    }
  },
);

test('one odd game in a file of games keeps no other out', async () => {
  const file = {
    version: 1,
    kind: 'games',
    savedAt: '',
    games: [save, { ...save, name: ODD }, { damaged: ODD }, save],
  };
  const { games, faults } = await readGames(JSON.stringify(file));
  expect(games).toHaveLength(2);
  expect(faults).toContainEqual({ path: 'games[1].name', message: 'it must be a text, not a record' });
});
