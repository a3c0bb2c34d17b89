import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

/** @typedef {{ passed: number, failed: number }} Counts */
/**
 * @typedef {{
 *   numPassedTests: number,
 *   numFailedTests: number,
 *   testResults: readonly { status: string, assertionResults: readonly unknown[] }[],
 * }} UnitReport what we read of vitest's JSON report
 */
/** @typedef {{ stats: { expected: number, flaky: number, unexpected: number } }} E2eReport of Playwright's */

const FOLDER = join(ROOT, 'test-results');
/** Where the test runners write their reports. */
export const UNIT_REPORT = join(FOLDER, 'unit.json');
export const E2E_REPORT = join(FOLDER, 'e2e.json');

/**
 * @param {UnitReport} report
 * @returns {Counts}
 */
export function unitCounts(report) {
  // A file that fails to load has no tests that could fail.
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length };
}

/**
 * @param {E2eReport} report
 * @returns {Counts}
 */
export function e2eCounts(report) {
  const { expected, flaky, unexpected } = report.stats;
  return { passed: expected + flaky, failed: unexpected };
}

/** Delete the reports of an earlier run, so that they are not counted again. */
export function deleteReports() {
  mkdirSync(FOLDER, { recursive: true });
  for (const report of [UNIT_REPORT, E2E_REPORT]) rmSync(report, { force: true });
}

/**
 * @template Report
 * @param {string} path
 * @param {(report: Report) => Counts} counts
 * @returns {Counts}
 */
function countsIn(path, counts) {
  if (!existsSync(path)) return { passed: 0, failed: 0 };
  return counts(JSON.parse(readFileSync(path, 'utf8')));
}

/**
 * The last line of a test run.
 * @param {boolean} hasFailed
 * @param {readonly Counts[]} counts
 */
export function summary(hasFailed, counts) {
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  // A step that fails before its first test must not look like success.
  return `${passed} passed, ${hasFailed ? Math.max(failed, 1) : failed} failed`;
}

/**
 * The last line of this run, from the reports it left.
 * @param {boolean} hasFailed
 */
export function summaryOfReports(hasFailed) {
  return summary(hasFailed, [countsIn(UNIT_REPORT, unitCounts), countsIn(E2E_REPORT, e2eCounts)]);
}
