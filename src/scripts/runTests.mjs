import { build } from './build.mjs';
import { deleteReports, summaryOfReports, UNIT_REPORT } from './counts.mjs';
import { endToEnd } from './endToEnd.mjs';
import { install } from './install.mjs';
import { npm } from './run.mjs';
import { runSteps } from './steps.mjs';

/** @param {...string} args */
const script = (...args) => npm(['run', '--silent', ...args]);

/**
 * Run in parallel what would leave a core idle if run one after the other.
 * @param {readonly Promise<number>[]} runs
 * @returns {Promise<number>} the exit code of the first in the list that failed, or 0
 */
const inParallel = async (runs) => (await Promise.all(runs)).find((code) => code !== 0) ?? 0;

/** @returns {Promise<number>} exit code */
export async function main() {
  deleteReports();
  const code = await runSteps([
    { title: 'Install', run: install },
    {
      title: 'Type check, lint and build',
      run: () => inParallel([script('check'), script('lint'), build()]),
    },
    {
      title: 'Unit, rule, property and component tests, and random lively games for a minute',
      run: () =>
        inParallel([
          script('unit', '--', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`),
          script('soak', '--', '--minutes', '1'),
        ]),
    },
    { title: 'End-to-end tests', run: () => endToEnd() },
  ]);
  console.log(`\n${summaryOfReports(code !== 0)}`);
  return code;
}
