import { expect, it, vi } from 'vitest';
import { forEachInSlices, runInSlices, runToEnd, type Scheduler } from '../../src/map/scene/timeSlicing.ts';

function* count(to: number): Generator<void, string> {
  for (let i = 0; i < to; i++) yield;
  return 'done';
}

/** Turns of so many milliseconds. */
const turnsOf = (length: number) => vi.fn<Scheduler>(() => Promise.resolve(performance.now() + length));

it('does work to its end in as many turns as it takes', async () => {
  const hurried = turnsOf(0);
  expect(await runInSlices(count(5), hurried, () => false)).toBe('done');
  // One to begin with, and one after each piece.
  expect(hurried).toHaveBeenCalledTimes(6);
  const patient = turnsOf(Infinity);
  expect(await runInSlices(count(5), patient, () => false)).toBe('done');
  expect(patient).toHaveBeenCalledTimes(1);
});

it('begins a long piece with a turn of its own', async () => {
  const pace = turnsOf(Infinity);
  const work = (function* two() {
    yield;
    yield 'long' as const;
    return 'done';
  })();
  expect(await runInSlices(work, pace, () => false)).toBe('done');
  expect(pace).toHaveBeenCalledTimes(2);
});

it('leaves off when nobody waits for it any more', async () => {
  let done = 0;
  const pieces = (function* each() {
    for (;;) {
      done += 1;
      yield;
    }
  })();
  expect(await runInSlices(pieces, turnsOf(0), () => done === 3)).toBeUndefined();
  expect(done).toBe(3);
});

it('does work at one go too, and something with each value', async () => {
  expect(runToEnd(count(7))).toBe('done');
  const seen: number[] = [];
  await forEachInSlices(
    [1, 2, 3],
    () => false,
    (value) => void seen.push(value),
  );
  expect(seen).toEqual([1, 2, 3]);
});
