import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepLatest } from '../../src/store/keepLatest.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('what was asked for last is loaded once, and another edition is loaded in its place', async () => {
  const load = vi.fn((edition: string) => Promise.resolve(edition));
  const loadKept = keepLatest(load);
  expect(await Promise.all([loadKept('a'), loadKept('a')])).toEqual(['a', 'a']);
  expect(load).toHaveBeenCalledTimes(1);
  expect(await loadKept('b')).toBe('b');
  expect(await loadKept('a')).toBe('a');
  expect(load.mock.calls.map(([edition]) => edition)).toEqual(['a', 'b', 'a']);
});

test('after a failure the next call tries again', async () => {
  const load = vi.fn(() => Promise.reject(new Error('No network.')));
  const loadKept = keepLatest<string>(load);
  const first = expect(loadKept('a')).rejects.toThrow('No network.');
  await vi.runAllTimersAsync();
  await first;
  load.mockImplementation(() => Promise.resolve('there') as never);
  expect(await loadKept('a')).toBe('there');
});
