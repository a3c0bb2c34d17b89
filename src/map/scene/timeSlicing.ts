/**
 * Work in pieces, with a pause after each. A pause that says 'long' comes before a long piece, which gets a turn of its
 * own.
 */
export type SlicedWork<Made> = Generator<'long' | void, Made>;

/** How work in pieces goes on: settles when its next turn has come, with the time until which that lasts. */
export type Pacing = () => Promise<number>;

/** Settles in a task of its own. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });

/** While nobody can see or do anything yet, in milliseconds: only so that the browser can answer. */
const TASK = 12;
/** Of a frame, what is left of so many milliseconds once it has done its drawing. */
const FRAME = 6;
/** But so much in any case, or nothing would ever be done. */
const LEAST = 2;

/** A task at a time. */
export const byTask: Pacing = async () => {
  await nextTask();
  return performance.now() + TASK;
};

/** While the map is under the hand: a little in each frame, before its paint. */
export const byFrame: Pacing = () =>
  new Promise((resolve) => {
    requestAnimationFrame((began) => resolve(Math.max(began + FRAME, performance.now() + LEAST)));
  });

/**
 * Does work to its end, a piece at each of its pauses, in as many turns as it takes. Answers nothing if it `isGone`
 * before.
 */
export async function runInSlices<Made>(
  work: SlicedWork<Made>,
  pace: Pacing,
  isGone: () => boolean,
): Promise<Made | undefined> {
  let until = await pace();
  for (;;) {
    if (isGone()) return undefined;
    const piece = work.next();
    if (piece.done) return piece.value;
    if (piece.value === 'long' || performance.now() >= until) until = await pace();
  }
}

/** Does work to its end at one go. */
export function runToEnd<Made>(work: SlicedWork<Made>): Made {
  for (;;) {
    const piece = work.next();
    if (piece.done) return piece.value;
  }
}

/** Does something with each value, in as many tasks as it takes; stops early once `isGone`. */
export const forEachInSlices = <Value>(
  values: Iterable<Value>,
  isGone: () => boolean,
  deed: (value: Value) => void,
): Promise<void> =>
  runInSlices(
    (function* each() {
      for (const value of values) {
        deed(value);
        yield;
      }
    })(),
    byTask,
    isGone,
  );
