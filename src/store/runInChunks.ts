import type { PositionFault, Result } from '../engine/index.ts';
import { jsonSteps } from '../saves/parseJson.ts';
import { nextTask } from './nextTask.ts';

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

/** Parses the text of a file, which may be long. Returns one fault if it is not JSON or beyond the limits of a file. */
export const readJson = (text: string, most?: number): Promise<Result<unknown, readonly PositionFault[]>> =>
  runInChunks(jsonSteps(text, most));
