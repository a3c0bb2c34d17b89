import { useEffect, useState } from 'react';
import { nextTask } from './timeSlicing.ts';

/**
 * How many of so many parts are to be there: one more each task, so that setting them up keeps nobody waiting. Tells
 * when all are.
 */
export function useStagedMount(count: number, all: () => void): number {
  const [there, setThere] = useState(1);
  useEffect(() => {
    let gone = false;
    if (there === count) all();
    else void nextTask().then(() => (gone ? undefined : setThere(there + 1)));
    return () => {
      gone = true;
    };
  }, [there, count, all]);
  return there;
}
