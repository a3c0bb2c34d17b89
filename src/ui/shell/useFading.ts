import { useEffect, useState } from 'react';

/** Milliseconds of the fade-out. */
const FADE_MS = 300;

type FadingStage = 'shown' | 'fading' | 'gone';

/**
 * Hides a notice after a time. While it is hovered or focused the time stops; afterwards it starts again. A new `key`
 * is a new notice; null is none.
 */
export function useFading(key: number | null, milliseconds: number) {
  const [last, setLast] = useState(key);
  const [stage, setStage] = useState<FadingStage>('shown');
  const [holders, setHolders] = useState(0);
  if (last !== key) {
    setLast(key);
    setStage('shown');
    // The previous notice is gone, so it sends no leave events.
    setHolders(0);
  }

  useEffect(() => {
    if (key === null || stage === 'gone' || holders > 0) return undefined;
    const timer =
      stage === 'shown'
        ? setTimeout(() => setStage('fading'), milliseconds)
        : setTimeout(() => setStage('gone'), FADE_MS);
    return () => clearTimeout(timer);
  }, [key, stage, holders, milliseconds]);

  const pause = (): void => {
    setHolders((now) => now + 1);
    setStage('shown');
  };
  const resume = (): void => setHolders((now) => Math.max(0, now - 1));
  return { stage, hold: { onPointerEnter: pause, onPointerLeave: resume, onFocus: pause, onBlur: resume } };
}
