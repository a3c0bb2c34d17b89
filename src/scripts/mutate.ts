/**
 * Mutation testing of the engine: its code is changed in thousands of small ways, and each time some test should fail.
 * Other parts can be changed as well, if it is said which tests are theirs; those may use `describe`, `test`, `each`
 * and `expect`, and no page.
 *
 *   npm run mutate                            all of src/engine: about an hour on one idle core
 *   npm run mutate -- combat moves/reach      some folders and files
 *   npm run mutate -- combat --concurrency 2  on two cores
 *   npm run mutate -- odds/raidOdds --tests 'odds/raids.test.ts,odds/rollOut/*.test.ts'
 *
 * Surviving mutants are listed at the end and marked in .cache/mutation/report.html.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { filesToMutate } from './mutate/runTests.ts';
import { ROOT, run } from './run.mjs';

const { values: options, positionals: words } = parseArgs({
  options: { concurrency: { type: 'string', default: '1' }, tests: { type: 'string' } },
  allowPositionals: true,
});

const folder = options.tests === undefined ? 'src/engine' : 'src';
const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
  .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
  .filter((name) => name.endsWith('.ts'));
const stryker = join(ROOT, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
// Stryker's own processes load our test runner, which is TypeScript.
const mutated = filesToMutate(files, words).join();
const env = {
  NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import tsx`,
  ...(options.tests !== undefined && { MUTATION_TESTS: options.tests, MUTATED_FILES: mutated }),
};
process.exitCode = await run(
  process.execPath,
  [stryker, 'run', '.stryker.json', '--concurrency', options.concurrency, '--mutate', mutated],
  { env },
);
