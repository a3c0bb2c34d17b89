import { vi } from 'vitest';

/**
 * Lets a millisecond pass whenever the imaginary database has done one thing, which it does without timers. So waiting
 * takes no time, and what counts as too late does not depend on how busy this computer is. Returns how to end it.
 */
export function passTime(): () => void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let isPassing = true;
  const pass = (): void => {
    if (!isPassing) return;
    vi.advanceTimersByTime(1);
    setImmediate(pass);
  };
  pass();
  return () => {
    isPassing = false;
    vi.useRealTimers();
  };
}

/** Waits until a check no longer throws; what it threw last is thrown after so many milliseconds of such time. */
export async function until(isSo: () => void, patience = 5_000): Promise<void> {
  for (let past = 0; ; past += 1) {
    try {
      isSo();
      return;
    } catch (error) {
      if (past >= patience) throw error;
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
}
