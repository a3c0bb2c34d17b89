import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { e2eCounts, summary, unitCounts } from '../../src/scripts/counts.mjs';
import { inSeconds, runSteps } from '../../src/scripts/steps.mjs';

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('steps run in order and stop at the first that fails, with its exit code', async () => {
  const ran: string[] = [];
  const step = (title: string, code: number) => ({
    title,
    run: async () => {
      ran.push(title);
      return code;
    },
  });
  expect(await runSteps([step('a', 0), step('b', 3), step('c', 0)])).toBe(3);
  expect(ran).toEqual(['a', 'b']);
  expect(await runSteps([step('d', 0)])).toBe(0);
});

test('a step that throws fails with its message', async () => {
  const thrown = async (): Promise<number> => {
    throw new Error('No browser.');
  };
  expect(await runSteps([{ title: 'a', run: thrown }])).toBe(1);
  expect(console.error).toHaveBeenCalledWith('No browser.');
});

test('times are given in seconds', () => {
  expect([inSeconds(40), inSeconds(2340), inSeconds(123_456)]).toEqual(['0.0 s', '2.3 s', '123 s']);
});

test('a test file that does not load counts as failed', () => {
  const testResults = [
    { status: 'passed', assertionResults: [{}] },
    { status: 'failed', assertionResults: [{}] },
    { status: 'failed', assertionResults: [] },
  ];
  expect(unitCounts({ numPassedTests: 5, numFailedTests: 1, testResults })).toEqual({ passed: 5, failed: 2 });
});

test('the last line sums both kinds of tests', () => {
  const unit = { passed: 5, failed: 0 };
  const e2e = e2eCounts({ stats: { expected: 2, flaky: 1, unexpected: 0 } });
  expect(summary(false, [unit, e2e])).toBe('8 passed, 0 failed');
  expect(summary(true, [unit])).toBe('5 passed, 1 failed');
  expect(summary(true, [{ passed: 5, failed: 3 }])).toBe('5 passed, 3 failed');
});
