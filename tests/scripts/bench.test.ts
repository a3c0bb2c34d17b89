import { describe, expect, test } from 'vitest';
import { byEdition } from '../../src/scripts/bench/byEdition.ts';
import { isWithinBudget, median, quantile, resultTable } from '../../src/scripts/bench/measurement.ts';

describe('the bench', () => {
  test('computes the median and quantiles', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(
      quantile(
        Array.from({ length: 100 }, (_, i) => i),
        0.95,
      ),
    ).toBe(95);
    expect(quantile([3], 1)).toBe(3);
  });

  test('knows what is within its budget', () => {
    const time = { what: 'reach', value: 2, unit: 'ms' } as const;
    expect(isWithinBudget({ ...time, atMost: 2 })).toBe(true);
    expect(isWithinBudget({ ...time, atLeast: 3 })).toBe(false);
    expect(isWithinBudget(time)).toBeNull();
  });

  test('names what is measured after its edition, and holds later editions against the first', () => {
    const values: Readonly<Record<string, number>> = { first: 2, later: 3.5 };
    const measured = byEdition(['first', 'later'], (edition) => [
      { what: 'play', value: values[edition] ?? 0, unit: 'ms', atMost: 9, atMostOfFirst: 1.5 },
      { what: 'rounds', value: values[edition] ?? 0, unit: '/s', atLeast: 3, atLeastOfFirst: 0.5 },
      { what: `replay of ${edition}`, value: values[edition] ?? 0, unit: 'ms', atMost: 3 },
    ]);
    expect(measured.map(({ what, atMost, atLeast }) => [what, atMost ?? atLeast])).toEqual([
      ['first: play', 9],
      ['first: rounds', 3],
      ['first: replay of first', 3],
      ['later: play', 3],
      ['later: rounds', 1],
      ['later: replay of later', 3],
    ]);
    expect(measured.map(isWithinBudget)).toEqual([true, false, true, false, true, false]);
  });

  test('prints a line for each measurement, with a result if there is a budget', () => {
    const table = resultTable([
      { what: 'reach', value: 0.4, unit: 'ms', atMost: 2 },
      { what: 'rounds', value: 12, unit: '/s', atLeast: 20, limit: 'thinking' },
      { what: 'replay', value: 120.4, unit: 'ms' },
    ]);
    expect(table.split('\n')).toEqual([
      'reach   0.40 ms  at most 2.00 ms  pass',
      'rounds   12.0/s  at least 20.0/s  OVER  limited by thinking',
      'replay   120 ms',
    ]);
  });
});
