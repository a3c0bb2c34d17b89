import { expect, it, vi } from 'vitest';
import { forEachInSlices, runInSlices, runToEnd, type Scheduler } from '../../../src/map/scene/timeSlicing.ts';

function* count(to: number): Generator<void, string> {
  for (let i = 0; i < to; i++) yield;
  return 'done';
}

/** A scheduler with slices of so many milliseconds. */
const slicesOf = (length: number) => vi.fn<Scheduler>(() => Promise.resolve(performance.now() + length));

it('runs work to its end in as many slices as it takes', async () => {
  const short = slicesOf(0);
  expect(await runInSlices(count(5), short, () => false)).toBe('done');
  // One at the start, and one after each step.
  expect(short).toHaveBeenCalledTimes(6);
  const long = slicesOf(Infinity);
  expect(await runInSlices(count(5), long, () => false)).toBe('done');
  expect(long).toHaveBeenCalledTimes(1);
});

it('starts a new slice for a long step', async () => {
  const scheduler = slicesOf(Infinity);
  const work = (function* two() {
    yield;
    yield 'long' as const;
    return 'done';
  })();
  expect(await runInSlices(work, scheduler, () => false)).toBe('done');
  expect(scheduler).toHaveBeenCalledTimes(2);
});

it('stops when it is cancelled', async () => {
  let done = 0;
  const work = (function* each() {
    for (;;) {
      done += 1;
      yield;
    }
  })();
  expect(await runInSlices(work, slicesOf(0), () => done === 3)).toBeUndefined();
  expect(done).toBe(3);
});

it('runs work without a pause too, and calls back with each value', async () => {
  expect(runToEnd(count(7))).toBe('done');
  const seen: number[] = [];
  await forEachInSlices(
    [1, 2, 3],
    () => false,
    (value) => void seen.push(value),
  );
  expect(seen).toEqual([1, 2, 3]);
});
