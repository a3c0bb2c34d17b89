import { build } from './build.mjs';
import { deleteReports, summaryOfReports } from './counts.mjs';
import { endToEnd } from './endToEnd.mjs';
import { install } from './install.mjs';
import { runSteps } from './steps.mjs';

/** @returns {Promise<number>} exit code */
export async function main() {
  deleteReports();
  const code = await runSteps([
    { title: 'Install', run: install },
    { title: 'Build', run: build },
    { title: 'End-to-end tests', run: () => endToEnd(process.argv.slice(2)) },
  ]);
  console.log(`\n${summaryOfReports(code !== 0)}`);
  return code;
}
