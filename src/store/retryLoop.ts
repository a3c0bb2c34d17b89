export interface RetryLoop {
  /** Starts the loop; if it is waiting after a failure, tries again now. */
  start(): void;
  /** Resolves when no attempt is running. */
  settled(): Promise<void>;
}

/**
 * Repeats an attempt until `isDone`. After an attempt that resolves to false it waits; `delays` are the milliseconds
 * after the first, second ... failure in a row, and the last one repeats.
 */
export function retryLoop(
  attempt: () => Promise<boolean>,
  isDone: () => boolean,
  delays: readonly number[],
): RetryLoop {
  let current: Promise<boolean> | null = null;
  let isRunning = false;
  let failures = 0;
  let wake: (() => void) | null = null;

  async function run(): Promise<void> {
    isRunning = true;
    try {
      while (!isDone()) {
        current = attempt();
        failures = (await current) ? 0 : failures + 1;
        current = null;
        if (failures > 0 && !isDone()) await pause();
      }
    } finally {
      // At once, so that what is added in the next moment begins a new run and counts as running.
      isRunning = false;
    }
  }

  function pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => wake?.(), delays[Math.min(failures, delays.length) - 1] ?? 0);
      wake = () => {
        clearTimeout(timer);
        wake = null;
        resolve();
      };
    });
  }

  function start(): void {
    wake?.();
    if (!isRunning) void run();
  }

  return {
    start,
    settled: async () => {
      for (let running = current; running !== null; running = current) await running;
    },
  };
}
