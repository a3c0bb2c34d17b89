import { nextTask } from '../../store/runInChunks.ts';

/**
 * Long work that can be interrupted at each `yield`. A yield of 'long' announces a long step, which starts a new time
 * slice.
 */
export type SlicedWork<Result> = Generator<'long' | void, Result>;

/** Resolves when the next time slice begins, with the time at which it ends (as of performance.now()). */
export type Scheduler = () => Promise<number>;

/** Length of a slice while the map is not shown yet: short enough that the page stays responsive. */
const TASK_MS = 12;
/** A slice of an animation frame ends so many milliseconds after the frame's start. */
const FRAME_MS = 6;
/** But it lasts at least so long, or slow frames would never let the work continue. */
const MIN_MS = 2;

/** A slice in each task: for work that the user waits for. */
export const byTask: Scheduler = async () => {
  await nextTask();
  return performance.now() + TASK_MS;
};

/** A short slice in each animation frame: for work while the user moves the map. */
export const byFrame: Scheduler = () =>
  new Promise((resolve) => {
    requestAnimationFrame((frameStart) => resolve(Math.max(frameStart + FRAME_MS, performance.now() + MIN_MS)));
  });

/** Runs work in as many time slices as it needs. Returns its result, or undefined if it was cancelled. */
export async function runInSlices<Result>(
  work: SlicedWork<Result>,
  nextSlice: Scheduler,
  isCancelled: () => boolean,
): Promise<Result | undefined> {
  let deadline = await nextSlice();
  for (;;) {
    if (isCancelled()) return undefined;
    const step = work.next();
    if (step.done) return step.value;
    if (step.value === 'long' || performance.now() >= deadline) deadline = await nextSlice();
  }
}

/** Runs work to its end without a pause and returns its result. */
export function runToEnd<Result>(work: SlicedWork<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Calls back with each value, in as many tasks as it takes; stops early once `isCancelled`. */
export const forEachInSlices = <Value>(
  values: Iterable<Value>,
  isCancelled: () => boolean,
  callback: (value: Value) => void,
): Promise<void> =>
  runInSlices(
    (function* each() {
      for (const value of values) {
        callback(value);
        yield;
      }
    })(),
    byTask,
    isCancelled,
  );
