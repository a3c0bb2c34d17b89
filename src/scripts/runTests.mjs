import { build } from './build.mjs';
import { forgetReports, summaryOfReports, UNIT_REPORT } from './counts.mjs';
import { endToEnd } from './endToEnd.mjs';
import { install } from './install.mjs';
import { npm } from './run.mjs';
import { runSteps } from './steps.mjs';

/** @param {...string} args */
const script = (...args) => npm(['run', '--silent', ...args]);

/** @returns {Promise<number>} exit code */
export async function main() {
  forgetReports();
  const code = await runSteps([
    { title: 'Install', run: install },
    { title: 'Type check', run: () => script('check') },
    { title: 'Lint', run: () => script('lint') },
    {
      title: 'Unit, rule, property and component tests',
      run: () => script('unit', '--', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`),
    },
    { title: 'Random lively games for a minute', run: () => script('soak', '--', '--minutes', '1') },
    { title: 'Build', run: build },
    { title: 'End-to-end tests', run: () => endToEnd() },
  ]);
  console.log(`\n${summaryOfReports(code !== 0)}`);
  return code;
}
