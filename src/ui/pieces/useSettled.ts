import { useEffect, useState } from 'react';

/** Milliseconds in which a press is more likely the second of two than meant for what has just come to the spot. */
const FIRST_MOMENT = 450;

/** Whether a control has meant this long enough for a press to be meant for it. */
export function useSettled(meaning: string): boolean {
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(meaning), FIRST_MOMENT);
    return () => clearTimeout(timer);
  }, [meaning]);
  return settled === meaning;
}
