import type { CoverageData, MutantCoverage } from '@stryker-mutator/api/core';
import { TestStatus, type TestResult } from '@stryker-mutator/api/test-runner';
import type { Loadable } from './bundle.ts';
import type { Collector, Test } from './collector.ts';

const withoutEnding = (path: string): string => path.replace(/\.ts$/, '');

/** Whether a word means this file: 'combat' means every file in such a folder, 'play' or 'moves/reach.ts' a file. */
const matches = (file: string, word: string): boolean =>
  `/${file}`.includes(`/${word}/`) || `/${withoutEnding(file)}`.endsWith(`/${withoutEnding(word)}`);

/** The files that the command line's words mean; all if there are none. Throws on a word that matches nothing. */
export function filesToMutate(files: readonly string[], words: readonly string[]): readonly string[] {
  if (words.length === 0) return files;
  const unknown = words.filter((word) => !files.some((file) => matches(file, word)));
  if (unknown.length > 0) throw new Error(`No folder or file of the engine: ${unknown.join(', ')}`);
  return files.filter((file) => words.some((word) => matches(file, word)));
}

/** The global state that code instrumented by Stryker reads and writes. */
export interface StrykerState {
  activeMutant?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  currentTestId?: string | undefined;
  mutantCoverage?: MutantCoverage | undefined;
}

export interface RunOptions {
  /** Ids of the tests to run; all if left out. */
  readonly only?: readonly string[] | undefined;
  /** Whether to continue after a test has failed. */
  readonly continuesAfterFailure: boolean;
}

/** Test files with very many positions; most mutants fail before these run. */
const SLOW = ['/cases.', 'landingCount', 'comCasualtyChoices'];

const isSlow = (file: string): boolean => SLOW.some((name) => file.includes(name));
const byDuration = (a: string, b: string): number => Number(isSlow(a)) - Number(isSlow(b)) || a.localeCompare(b);

/** Runs a function under a test id, for which instrumented code counts coverage; without an id it counts as static. */
async function attempt(state: StrykerState, id: string | undefined, run: () => unknown): Promise<TestResult> {
  state.currentTestId = id;
  const start = performance.now();
  const name = id ?? 'loading the engine';
  const base = (): { id: string; name: string; timeSpentMs: number } => ({
    id: name,
    name,
    timeSpentMs: performance.now() - start,
  });
  try {
    await run();
    return { ...base(), status: TestStatus.Success };
  } catch (error) {
    return {
      ...base(),
      status: TestStatus.Failed,
      failureMessage: error instanceof Error ? error.message : String(error),
    };
  } finally {
    state.currentTestId = undefined;
  }
}

const hasFailed = ({ status }: TestResult): boolean => status === TestStatus.Failed;

/**
 * Run tests, slow files last, up to the first that fails. Code that runs while the engine loads counts as covered by
 * every test, code that runs while a file loads by each test of that file. A file that does not load is a failed test.
 */
export async function runTests(
  { engine, fillBoardCaches, files }: Loadable,
  collector: Collector,
  state: StrykerState,
  { only, continuesAfterFailure }: RunOptions,
): Promise<readonly TestResult[]> {
  const wanted = only && new Set(only);
  const wantedFiles = only && new Set(only.map((id) => id.slice(0, id.indexOf('#'))));
  const coverage: Record<string, CoverageData> = state.mutantCoverage?.perTest ?? {};
  const loading = await attempt(state, undefined, state.mutantCoverage ? fillBoardCaches : engine);
  if (hasFailed(loading)) return [loading];

  const results: TestResult[] = [];
  for (const [file, load] of Object.entries(files).toSorted(([a], [b]) => byDuration(a, b))) {
    if (wantedFiles && !wantedFiles.has(file)) continue;
    let tests: readonly Test[] = [];
    const loaded = await attempt(state, file, async () => void (tests = await collector.collect(load)));
    if (hasFailed(loaded)) results.push(loaded);
    for (const { name, run } of tests) {
      if (!continuesAfterFailure && results.some(hasFailed)) return results;
      const id = `${file}#${name}`;
      if (wanted && !wanted.has(id)) continue;
      if (coverage[file]) coverage[id] = { ...coverage[file] };
      results.push(await attempt(state, id, run));
    }
    delete coverage[file];
    if (!continuesAfterFailure && results.some(hasFailed)) return results;
  }
  return results;
}
