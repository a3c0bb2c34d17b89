/** A search that may take long: when it has to end, and who is told how far it is. */
export interface Search<Found> {
  isStopped(): boolean;
  /** Tells what is found so far; it is asked for only if it is told. */
  tell(found: () => Found): void;
}

/** Goes on to its end and tells nobody. */
export const UNHURRIED: Search<unknown> = { isStopped: () => false, tell: () => undefined };

/** A search ends after so many milliseconds with the best that it has found; between what it tells pass so many. */
const LONGEST_MS = 10_000;
const PAUSE_MS = 200;

/** A search that begins now, for somebody who waits for it. */
export function searchFor<Found>(hear: (found: Found) => void, now = () => performance.now()): Search<Found> {
  const end = now() + LONGEST_MS;
  let next = now() + PAUSE_MS;
  return {
    isStopped: () => now() > end,
    tell(found) {
      if (now() < next) return;
      next = now() + PAUSE_MS;
      hear(found());
    },
  };
}
