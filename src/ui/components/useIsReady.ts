import { useEffect, useState } from 'react';

/** Milliseconds in which a press is more likely the second half of a double press. */
const READY_AFTER_MS = 450;

/** Whether a control has had this meaning long enough to accept a press. */
export function useIsReady(meaning: string): boolean {
  const [readyFor, setReadyFor] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setReadyFor(meaning), READY_AFTER_MS);
    return () => clearTimeout(timer);
  }, [meaning]);
  return readyFor === meaning;
}
