/** Milliseconds to work before yielding to the browser. */
const CHUNK_MS = 12;

/** Runs a long calculation in chunks, so that the page stays responsive. */
export async function runInChunks<T>(work: Generator<unknown, T>): Promise<T> {
  let end = performance.now() + CHUNK_MS;
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
    if (performance.now() < end) continue;
    await nextTask();
    end = performance.now() + CHUNK_MS;
  }
}

/** A message instead of a timer: background tabs limit timers to one a second. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}
