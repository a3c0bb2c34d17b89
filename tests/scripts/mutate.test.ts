import { describe, expect, test } from 'vitest';
import { Collector } from '../../src/scripts/mutate/collector.ts';
import { filesToMutate } from '../../src/scripts/mutate/filesToMutate.ts';
import { memoryOfOneTest } from '../../src/scripts/mutate/memoryOfOneTest.ts';
import { runTests, type Switchboard, type Wish } from '../../src/scripts/mutate/runTests.ts';

const FILES = [
  'src/engine/index.ts',
  'src/engine/table/die.ts',
  'src/engine/game/play.ts',
  'src/engine/game/moves/reach.ts',
  'src/engine/game/moves/load.ts',
  'src/engine/game/unload.ts',
];

describe('what is mutated', () => {
  test.each([
    ['nothing', [], FILES],
    ['a folder', ['moves'], ['src/engine/game/moves/reach.ts', 'src/engine/game/moves/load.ts']],
    ['a file, and no other whose name ends alike', ['load'], ['src/engine/game/moves/load.ts']],
    ['a file in a folder', ['moves/reach.ts'], ['src/engine/game/moves/reach.ts']],
    ['a whole path', ['src/engine/game/play.ts'], ['src/engine/game/play.ts']],
    ['several, in the order of the files', ['play', 'table'], ['src/engine/table/die.ts', 'src/engine/game/play.ts']],
  ])('by %s', (_what, words, meant) => {
    expect(filesToMutate(FILES, words)).toEqual(meant);
  });

  test('is not guessed', () => {
    expect(() => filesToMutate(FILES, ['play', 'combats', 'reac'])).toThrow(
      'No folder or file of the engine: combats, reac',
    );
  });
});

/** An engine and two files of tests that write down what runs, and count what they cover as instrumented code does. */
function trial({ breaks = '', isCounting = false }: { readonly breaks?: string; readonly isCounting?: boolean } = {}) {
  const collector = new Collector();
  const board: Switchboard = isCounting ? { mutantCoverage: { static: {}, perTest: {} } } : {};
  const ran: string[] = [];
  const touch = (what: string): void => {
    ran.push(what);
    const { currentTestId, mutantCoverage } = board;
    if (mutantCoverage)
      (currentTestId ? (mutantCoverage.perTest[currentTestId] ??= {}) : mutantCoverage.static)[what] = 1;
    if (what === breaks) throw new Error(`${what} is broken`);
  };
  const { describe: group, test: one } = collector.vitest;
  const files = {
    '/landingCount.test.ts': async () => one('slow', () => touch('slow')),
    '/b.test.ts': async () => {
      touch('b');
      group('of b', () =>
        one.each([
          [1, 'x'],
          [2, 'y'],
        ])('%i', (n, letter) => touch(`${letter}${n}`)),
      );
      one('late', async () => touch('late'));
    },
  };
  const run = (wish: Wish) =>
    runTests(
      { engine: async () => touch('engine'), askBoards: async () => (touch('engine'), touch('boards')), files },
      collector,
      board,
      wish,
    );
  return { board, ran, run };
}

const told = (results: Awaited<ReturnType<typeof runTests>>): readonly string[] =>
  results.map((result) => `${result.id}${'failureMessage' in result ? `: ${result.failureMessage}` : ''}`);

describe('the tests of a mutant', () => {
  test('are all run, slow files last, under names of their own', async () => {
    const { ran, run } = trial();
    expect(told(await run({ isWhole: true }))).toEqual([
      '/b.test.ts#of b 1 (1)',
      '/b.test.ts#of b 2 (2)',
      '/b.test.ts#late',
      '/landingCount.test.ts#slow',
    ]);
    expect(ran).toEqual(['engine', 'b', 'x1', 'y2', 'late', 'slow']);
  });

  test('end with the first that fails', async () => {
    expect(told(await trial({ breaks: 'y2' }).run({ isWhole: false }))).toEqual([
      '/b.test.ts#of b 1 (1)',
      '/b.test.ts#of b 2 (2): y2 is broken',
    ]);
    expect(told(await trial({ breaks: 'y2' }).run({ isWhole: true }))).toHaveLength(4);
    expect(told(await trial({ breaks: 'late' }).run({ isWhole: false }))).toHaveLength(3);
  });

  test('fail where the engine or a file does not load', async () => {
    expect(told(await trial({ breaks: 'engine' }).run({ isWhole: true }))).toEqual([
      'loading the engine: engine is broken',
    ]);
    expect(told(await trial({ breaks: 'b' }).run({ isWhole: false }))).toEqual(['/b.test.ts: b is broken']);
  });

  test('can be some only; other files are not loaded', async () => {
    const { ran, run } = trial();
    expect(told(await run({ only: ['/b.test.ts#late'], isWhole: false }))).toEqual(['/b.test.ts#late']);
    expect(ran).toEqual(['engine', 'b', 'late']);
  });

  test(
    'cover what they touch, what their file touches, and all of them what the engine touches on ' + 'loading',
    async () => {
      const { board, run } = trial({ isCounting: true });
      await run({ isWhole: true });
      expect(board.mutantCoverage).toEqual({
        static: { engine: 1, boards: 1 },
        perTest: {
          '/b.test.ts#of b 1 (1)': { b: 1, x1: 1 },
          '/b.test.ts#of b 2 (2)': { b: 1, y2: 1 },
          '/b.test.ts#late': { b: 1, late: 1 },
          '/landingCount.test.ts#slow': { slow: 1 },
        },
      });
    },
  );
});

test('what is remembered of a position is forgotten when another test runs', () => {
  const board: Switchboard = { currentTestId: 'a' };
  const memory = new (memoryOfOneTest(board))<object, number>();
  const position = {};
  expect(memory.set(position, 1)).toBe(memory);
  expect(memory.get(position)).toBe(1);
  board.currentTestId = 'b';
  expect(memory.get(position)).toBeUndefined();
  memory.set(position, 2);
  expect(memory.get(position)).toBe(2);
});
