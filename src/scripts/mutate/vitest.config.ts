import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that try very many positions; most mutants are dead before it comes to them. */
const SLOW = ['landingCount', 'comCasualtyChoices'];

/** Quick tests first, since the first that fails ends the trial of a mutant. */
class QuickFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification): boolean => SLOW.some((name) => moduleId.includes(name));
    return Promise.resolve(files.toSorted((a, b) => Number(isSlow(a)) - Number(isSlow(b)) || a.moduleId.localeCompare(b.moduleId)));
  }
}

/** The tests that judge the engine's rules, in one thread that loads the engine once a mutant. */
export default defineConfig({
  test: {
    include: ['tests/rules/**/*.test.ts', 'tests/engine/**/*.test.ts'],
    // Judges the rulebook and the tests' titles, not the engine.
    exclude: ['tests/rules/coverage.test.ts'],
    environment: 'node',
    pool: 'threads',
    isolate: false,
    maxWorkers: 1,
    testTimeout: 120_000,
    sequence: { sequencer: QuickFirst },
  },
});
