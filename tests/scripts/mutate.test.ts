import { describe, expect, test } from 'vitest';
import { Collector } from '../../src/scripts/mutate/collector.ts';
import { filesToMutate, runTests, type StrykerState, type RunOptions } from '../../src/scripts/mutate/runTests.ts';
import { perTestWeakMap } from '../../src/scripts/mutate/testRunner.ts';

const FILES = [
  'src/engine/axis-allies/index.ts',
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
    ['a file, and no other whose name has the same ending', ['load'], ['src/engine/game/moves/load.ts']],
    ['a file in a folder', ['moves/reach.ts'], ['src/engine/game/moves/reach.ts']],
    ['a whole path', ['src/engine/game/play.ts'], ['src/engine/game/play.ts']],
    ['several, in the order of the files', ['play', 'table'], ['src/engine/table/die.ts', 'src/engine/game/play.ts']],
  ])('by %s', (_what, words, meant) => {
    expect(filesToMutate(FILES, words)).toEqual(meant);
  });

  test('throws on unknown words', () => {
    expect(() => filesToMutate(FILES, ['play', 'combats', 'reac'])).toThrow(
      'No folder or file of the engine: combats, reac',
    );
  });
});

/** An engine and two test files that record what runs, and count coverage like instrumented code. */
function trial({ breaks = '', isCounting = false }: { readonly breaks?: string; readonly isCounting?: boolean } = {}) {
  const collector = new Collector();
  const state: StrykerState = isCounting ? { mutantCoverage: { static: {}, perTest: {} } } : {};
  const ran: string[] = [];
  const touch = (what: string): void => {
    ran.push(what);
    const { currentTestId, mutantCoverage } = state;
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
  const run = (options: RunOptions) =>
    runTests(
      { engine: async () => touch('engine'), fillBoardCaches: async () => (touch('engine'), touch('boards')), files },
      collector,
      state,
      options,
    );
  return { state, ran, run };
}

const summary = (results: Awaited<ReturnType<typeof runTests>>): readonly string[] =>
  results.map((result) => `${result.id}${'failureMessage' in result ? `: ${result.failureMessage}` : ''}`);

describe('the tests of a mutant', () => {
  test('all run, slow files last, with unique names', async () => {
    const { ran, run } = trial();
    expect(summary(await run({ continuesAfterFailure: true }))).toEqual([
      '/b.test.ts#of b 1 (1)',
      '/b.test.ts#of b 2 (2)',
      '/b.test.ts#late',
      '/landingCount.test.ts#slow',
    ]);
    expect(ran).toEqual(['engine', 'b', 'x1', 'y2', 'late', 'slow']);
  });

  test('stop at the first that fails', async () => {
    expect(summary(await trial({ breaks: 'y2' }).run({ continuesAfterFailure: false }))).toEqual([
      '/b.test.ts#of b 1 (1)',
      '/b.test.ts#of b 2 (2): y2 is broken',
    ]);
    expect(summary(await trial({ breaks: 'y2' }).run({ continuesAfterFailure: true }))).toHaveLength(4);
    expect(summary(await trial({ breaks: 'late' }).run({ continuesAfterFailure: false }))).toHaveLength(3);
  });

  test('fail if the engine or a file does not load', async () => {
    expect(summary(await trial({ breaks: 'engine' }).run({ continuesAfterFailure: true }))).toEqual([
      'loading the engine: engine is broken',
    ]);
    expect(summary(await trial({ breaks: 'b' }).run({ continuesAfterFailure: false }))).toEqual([
      '/b.test.ts: b is broken',
    ]);
  });

  test('can be filtered; other files are not loaded', async () => {
    const { ran, run } = trial();
    expect(summary(await run({ only: ['/b.test.ts#late'], continuesAfterFailure: false }))).toEqual([
      '/b.test.ts#late',
    ]);
    expect(ran).toEqual(['engine', 'b', 'late']);
  });

  test('cover what they run and what their file runs; what the engine runs while loading is static', async () => {
    const { state, run } = trial({ isCounting: true });
    await run({ continuesAfterFailure: true });
    expect(state.mutantCoverage).toEqual({
      static: { engine: 1, boards: 1 },
      perTest: {
        '/b.test.ts#of b 1 (1)': { b: 1, x1: 1 },
        '/b.test.ts#of b 2 (2)': { b: 1, y2: 1 },
        '/b.test.ts#late': { b: 1, late: 1 },
        '/landingCount.test.ts#slow': { slow: 1 },
      },
    });
  });
});

test('values for a position are dropped when another test runs', () => {
  const state: StrykerState = { currentTestId: 'a' };
  const weakMap = new (perTestWeakMap(state))<object, number>();
  const position = {};
  expect(weakMap.set(position, 1)).toBe(weakMap);
  expect(weakMap.get(position)).toBe(1);
  state.currentTestId = 'b';
  expect(weakMap.get(position)).toBeUndefined();
  weakMap.set(position, 2);
  expect(weakMap.get(position)).toBe(2);
});
