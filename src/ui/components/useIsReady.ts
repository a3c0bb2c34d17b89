import { useEffect, useState } from 'react';

/** Milliseconds in which a press is more likely the second of two than meant for what has just come to the spot. */
const READY_AFTER_MS = 450;

/** Whether a control has meant this long enough for a press to be meant for it. */
export function useIsReady(meaning: string): boolean {
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(meaning), READY_AFTER_MS);
    return () => clearTimeout(timer);
  }, [meaning]);
  return settled === meaning;
}
