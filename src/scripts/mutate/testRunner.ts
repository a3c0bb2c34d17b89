import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  determineHitLimitReached,
  DryRunStatus,
  toMutantRunResult,
  type DryRunOptions,
  type DryRunResult,
  type MutantRunOptions,
  type MutantRunResult,
  type TestRunner,
} from '@stryker-mutator/api/test-runner';
import { bundle, type Loadable } from './bundle.ts';
import { Collector } from './collector.ts';
import { memoryOfOneTest } from './memoryOfOneTest.ts';
import { runTests, type Switchboard } from './runTests.ts';

/**
 * Tries one mutant after another on the rule tests, in one process that only runs a script anew for each. Vitest would
 * start a worker and load everything again, which takes far longer than the tests that most mutants survive.
 */
export class BundleTestRunner implements TestRunner {
  private readonly collector = new Collector();
  private readonly board: Switchboard = ((globalThis as unknown as Record<string, Switchboard>)[
    INSTRUMENTER_CONSTANTS.NAMESPACE
  ] ??= {});
  private load: ((memory: WeakMapConstructor) => Loadable) | null = null;

  capabilities(): { reloadEnvironment: boolean } {
    return { reloadEnvironment: true };
  }

  async init(): Promise<void> {
    this.load = await bundle(process.cwd(), this.collector.vitest);
  }

  async dryRun({ disableBail }: DryRunOptions): Promise<DryRunResult> {
    const mutantCoverage = { static: {}, perTest: {} };
    Object.assign(this.board, { activeMutant: undefined, hitCount: undefined, hitLimit: undefined, mutantCoverage });
    return {
      status: DryRunStatus.Complete,
      tests: [...(await this.run(disableBail, undefined, memoryOfOneTest(this.board)))],
      mutantCoverage,
    };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, disableBail }: MutantRunOptions): Promise<MutantRunResult> {
    // Active from the first line on: a mutant may show in what a file of tests prepares.
    Object.assign(this.board, {
      activeMutant: activeMutant.id,
      hitCount: hitLimit === undefined ? undefined : 0,
      hitLimit,
      mutantCoverage: undefined,
    });
    const tests = [...(await this.run(disableBail, testFilter))];
    return toMutantRunResult(
      determineHitLimitReached(this.board.hitCount, hitLimit) ?? { status: DryRunStatus.Complete, tests },
    );
  }

  private run(isWhole: boolean, only?: readonly string[], memory = WeakMap) {
    if (!this.load) throw new Error('init comes first');
    return runTests(this.load(memory), this.collector, this.board, { only, isWhole });
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'bundle', BundleTestRunner)];
