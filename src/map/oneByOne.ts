/** How work in pieces goes on: after so many milliseconds at one go it waits for its next turn. */
export interface Pace {
  readonly longest: number;
  readonly turn: () => Promise<void>;
}

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

/** Settles before the next paint. */
const nextFrame = (): Promise<void> => new Promise((resolve) => void requestAnimationFrame(() => resolve()));

/** While nobody can see or do anything yet: only so that the browser can answer. */
export const BRISK: Pace = { longest: 12, turn: nextTask };
/** While the map is under the hand: a little in each frame, which has its own drawing to do. */
export const GENTLE: Pace = { longest: 3, turn: nextFrame };

/** Does work to its end, a piece at each of its pauses, in as many turns as it takes. Answers nothing if it `isGone` before. */
export async function inTurns<Made>(work: Generator<void, Made>, { longest, turn }: Pace, isGone: () => boolean): Promise<Made | undefined> {
  await turn();
  let since = performance.now();
  for (;;) {
    if (isGone()) return undefined;
    const piece = work.next();
    if (piece.done) return piece.value;
    if (performance.now() - since < longest) continue;
    await turn();
    since = performance.now();
  }
}

/** Does work to its end at one go. */
export function toTheEnd<Made>(work: Generator<void, Made>): Made {
  for (;;) {
    const piece = work.next();
    if (piece.done) return piece.value;
  }
}

/** Does something with each value, in as many tasks as it takes; stops early once `isGone`. */
export const forEachInTurn = <Value>(values: Iterable<Value>, isGone: () => boolean, deed: (value: Value) => void): Promise<void> =>
  inTurns(
    (function* each() {
      for (const value of values) {
        deed(value);
        yield;
      }
    })(),
    BRISK,
    isGone,
  );
