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
import { type StrykerState, runTests } from './runTests.ts';

/**
 * A WeakMap class that is emptied when another test runs. Otherwise a result cached by one test would keep the next
 * test from covering the code that computes it.
 */
export function perTestWeakMap(state: StrykerState): WeakMapConstructor {
  class PerTestWeakMap<Key extends WeakKey, Value> extends WeakMap<Key, Value> {
    private known = new WeakMap<Key, Value>();
    private test = state.currentTestId;

    override get(key: Key): Value | undefined {
      return this.current().get(key);
    }

    override set(key: Key, value: Value): this {
      this.current().set(key, value);
      return this;
    }

    private current(): WeakMap<Key, Value> {
      if (this.test !== state.currentTestId) {
        this.known = new WeakMap();
        this.test = state.currentTestId;
      }
      return this.known;
    }
  }
  return PerTestWeakMap;
}

/**
 * Runs the rule tests for one mutant after another in one process that only runs a script again for each. Vitest would
 * start a worker and load everything again, which takes far longer than the tests.
 */
export class BundleTestRunner implements TestRunner {
  private readonly collector = new Collector();
  private readonly state: StrykerState = ((globalThis as unknown as Record<string, StrykerState>)[
    INSTRUMENTER_CONSTANTS.NAMESPACE
  ] ??= {});
  private load: ((weakMap: WeakMapConstructor) => Loadable) | null = null;

  capabilities(): { reloadEnvironment: boolean } {
    return { reloadEnvironment: true };
  }

  async init(): Promise<void> {
    this.load = await bundle(process.cwd(), this.collector.vitest);
  }

  async dryRun({ disableBail }: DryRunOptions): Promise<DryRunResult> {
    const mutantCoverage = { static: {}, perTest: {} };
    Object.assign(this.state, { activeMutant: undefined, hitCount: undefined, hitLimit: undefined, mutantCoverage });
    return {
      status: DryRunStatus.Complete,
      tests: [...(await this.run(disableBail, undefined, perTestWeakMap(this.state)))],
      mutantCoverage,
    };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, disableBail }: MutantRunOptions): Promise<MutantRunResult> {
    // Active before loading: a mutant may already affect what a test file prepares.
    Object.assign(this.state, {
      activeMutant: activeMutant.id,
      hitCount: hitLimit === undefined ? undefined : 0,
      hitLimit,
      mutantCoverage: undefined,
    });
    const tests = [...(await this.run(disableBail, testFilter))];
    return toMutantRunResult(
      determineHitLimitReached(this.state.hitCount, hitLimit) ?? { status: DryRunStatus.Complete, tests },
    );
  }

  private run(continuesAfterFailure: boolean, only?: readonly string[], weakMap = WeakMap) {
    if (!this.load) throw new Error('init comes first');
    return runTests(this.load(weakMap), this.collector, this.state, { only, continuesAfterFailure });
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'bundle', BundleTestRunner)];
