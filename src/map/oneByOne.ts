/** Work of more than so many milliseconds is broken off, so that the browser can answer the hand. */
const LONGEST = 12;

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

/** Does something with each value, in as many tasks as it takes; stops early once `isGone`. */
export async function forEachInTurn<Value>(values: Iterable<Value>, isGone: () => boolean, deed: (value: Value) => void): Promise<void> {
  let since = performance.now();
  for (const value of values) {
    if (performance.now() - since > LONGEST) {
      await nextTask();
      since = performance.now();
    }
    if (isGone()) return;
    deed(value);
  }
}
