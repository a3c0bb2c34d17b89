import type { CoverageData, MutantCoverage } from '@stryker-mutator/api/core';
import { TestStatus, type TestResult } from '@stryker-mutator/api/test-runner';
import type { Loadable } from './bundle.ts';
import type { Collector, Test } from './collector.ts';

/** What the code that Stryker has instrumented reads and writes. */
export interface Switchboard {
  activeMutant?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  currentTestId?: string | undefined;
  mutantCoverage?: MutantCoverage | undefined;
}

export interface Wish {
  /** Ids of the tests to run; all if left out. */
  readonly only?: readonly string[] | undefined;
  /** Go on after a test has failed. */
  readonly isWhole: boolean;
}

/** Tests that play very many positions; most mutants are dead before it comes to them. */
const SLOW = ['/cases.', 'landingCount', 'comCasualtyChoices'];

const isSlow = (file: string): boolean => SLOW.some((name) => file.includes(name));
const quickFirst = (a: string, b: string): number => Number(isSlow(a)) - Number(isSlow(b)) || a.localeCompare(b);

/** Something done under an id, by which instrumented code counts what it covers; under none it counts as static. */
async function attempt(board: Switchboard, id: string | undefined, run: () => unknown): Promise<TestResult> {
  board.currentTestId = id;
  const start = performance.now();
  const name = id ?? 'loading the engine';
  const told = (): { id: string; name: string; timeSpentMs: number } => ({
    id: name,
    name,
    timeSpentMs: performance.now() - start,
  });
  try {
    await run();
    return { ...told(), status: TestStatus.Success };
  } catch (error) {
    return {
      ...told(),
      status: TestStatus.Failed,
      failureMessage: error instanceof Error ? error.message : String(error),
    };
  } finally {
    board.currentTestId = undefined;
  }
}

const hasFailed = ({ status }: TestResult): boolean => status === TestStatus.Failed;

/**
 * Run tests, slow files last, up to the first that fails. What the engine touches while it is loaded is covered by
 * every test, what a file touches while it is loaded by each test of that file. A file that does not load is a failed
 * test.
 */
export async function runTests(
  { engine, askBoards, files }: Loadable,
  collector: Collector,
  board: Switchboard,
  { only, isWhole }: Wish,
): Promise<readonly TestResult[]> {
  const wanted = only && new Set(only);
  const wantedFiles = only && new Set(only.map((id) => id.slice(0, id.indexOf('#'))));
  const coverage: Record<string, CoverageData> = board.mutantCoverage?.perTest ?? {};
  const loading = await attempt(board, undefined, board.mutantCoverage ? askBoards : engine);
  if (hasFailed(loading)) return [loading];

  const results: TestResult[] = [];
  for (const [file, load] of Object.entries(files).toSorted(([a], [b]) => quickFirst(a, b))) {
    if (wantedFiles && !wantedFiles.has(file)) continue;
    let tests: readonly Test[] = [];
    const loaded = await attempt(board, file, async () => void (tests = await collector.collect(load)));
    if (hasFailed(loaded)) results.push(loaded);
    for (const { name, run } of tests) {
      if (!isWhole && results.some(hasFailed)) return results;
      const id = `${file}#${name}`;
      if (wanted && !wanted.has(id)) continue;
      if (coverage[file]) coverage[id] = { ...coverage[file] };
      results.push(await attempt(board, id, run));
    }
    delete coverage[file];
    if (!isWhole && results.some(hasFailed)) return results;
  }
  return results;
}
