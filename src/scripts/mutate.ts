/**
 * Mutation testing of the engine: its code is changed in thousands of small ways, and each time some test should fail.
 *
 *   npm run mutate                            all of src/engine: about an hour on one idle core
 *   npm run mutate -- combat moves/reach      some folders and files
 *   npm run mutate -- combat --concurrency 2  on two cores
 *
 * Surviving mutants are listed at the end and marked in .cache/mutation/report.html.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { filesToMutate } from './mutate/filesToMutate.ts';
import { ROOT, run } from './run.mjs';

const ENGINE = 'src/engine';
const { values: options, positionals: words } = parseArgs({
  options: { concurrency: { type: 'string', default: '1' } },
  allowPositionals: true,
});

const files = readdirSync(join(ROOT, ENGINE), { recursive: true, encoding: 'utf8' })
  .map((name) => `${ENGINE}/${name.replaceAll('\\', '/')}`)
  .filter((name) => name.endsWith('.ts'));
const stryker = join(ROOT, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
// Stryker's own processes load our test runner, which is TypeScript.
const env = { NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import tsx` };
process.exitCode = await run(
  process.execPath,
  [
    stryker,
    'run',
    '.stryker.json',
    '--concurrency',
    options.concurrency,
    '--mutate',
    filesToMutate(files, words).join(),
  ],
  { env },
);
