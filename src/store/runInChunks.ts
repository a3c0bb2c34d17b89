import type { PositionFault, Result } from '../engine/index.ts';
import { MAX_BYTES } from '../saves/limits.ts';
import { unpackedText } from '../saves/link.ts';
import { jsonSteps } from '../saves/parseJson.ts';

/**
 * Resolves in a new task of the event loop. By a message instead of a timer: timers wait longer, in background tabs up
 * to a second.
 */
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

/** Milliseconds to work before yielding to the browser. */
const CHUNK_MS = 12;

/** A file that is being read, for whoever waits for it. */
export interface ReadingInChunks {
  /** Aborted once it is no longer wanted: what reads it then rejects, and has changed nothing. */
  readonly signal: AbortSignal;
  /** Hears how much of it is done, from 0 to 1. */
  readonly onDone?: (share: number) => void;
}

/** A part of a reading, which is done from the one share to the other. */
export const partOfReading = (
  reading: ReadingInChunks | undefined,
  from: number,
  to: number,
): ReadingInChunks | undefined =>
  reading && { signal: reading.signal, onDone: (share) => reading.onDone?.(from + share * (to - from)) };

/** Runs a long calculation in chunks, so that the page stays responsive. Rejects as soon as its reading is stopped. */
export async function runInChunks<T>(work: Generator<unknown, T>, reading?: ReadingInChunks): Promise<T> {
  let end = performance.now() + CHUNK_MS;
  for (;;) {
    const { done, value } = work.next();
    reading?.signal.throwIfAborted();
    if (done === true) return value;
    if (performance.now() < end) continue;
    if (typeof value === 'number') reading?.onDone?.(value);
    await nextTask();
    end = performance.now() + CHUNK_MS;
  }
}

/** Parses the text of a file, which may be long. Returns one fault if it is not JSON or beyond the limits of a file. */
export const readJson = (
  text: string,
  most = MAX_BYTES,
  reading?: ReadingInChunks,
): Promise<Result<unknown, readonly PositionFault[]>> => runInChunks(jsonShares(text, most), reading);

/** Each character is scanned, and then parsed. */
function* jsonShares(text: string, most: number): ReturnType<typeof jsonSteps> {
  let done = 0;
  const work = jsonSteps(text, most);
  for (;;) {
    const { done: isDone, value } = work.next();
    if (isDone === true) return value;
    yield (done += value) / (2 * text.length);
  }
}

/** Reads what is in a link, which may be anything; `what` names what should be in it: 'study'. */
export async function readLinked(packed: string, what: string): Promise<Result<unknown, readonly PositionFault[]>> {
  const text = await unpackedText(packed, what);
  return text.ok ? readJson(text.value) : text;
}
