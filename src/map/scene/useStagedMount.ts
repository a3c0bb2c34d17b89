import { useEffect, useState } from 'react';
import { nextTask } from '../../store/runInChunks.ts';

/**
 * How many of `count` parts to mount now: one more in each task, so that mounting does not block the page. Calls back
 * when all are mounted.
 */
export function useStagedMount(count: number, onAllMounted: () => void): number {
  const [mounted, setMounted] = useState(1);
  useEffect(() => {
    let isCancelled = false;
    if (mounted === count) onAllMounted();
    else void nextTask().then(() => (isCancelled ? undefined : setMounted(mounted + 1)));
    return () => {
      isCancelled = true;
    };
  }, [mounted, count, onAllMounted]);
  return mounted;
}
