import { useEffect, useState } from 'react';

/** Milliseconds that fading takes. */
const FADING = 300;

type Stage = 'shown' | 'fading' | 'gone';

/**
 * Lets a notice go by itself after its time. It stays while it is pointed at or has the keyboard, and has its whole
 * time again afterwards. A new `key` is a new notice; null is none.
 */
export function useFading(key: number | null, milliseconds: number) {
  const [last, setLast] = useState(key);
  const [stage, setStage] = useState<Stage>('shown');
  const [holders, setHolders] = useState(0);
  if (last !== key) {
    setLast(key);
    setStage('shown');
    // What went with the notice before can no longer leave it.
    setHolders(0);
  }

  useEffect(() => {
    if (key === null || stage === 'gone' || holders > 0) return undefined;
    const timer =
      stage === 'shown'
        ? setTimeout(() => setStage('fading'), milliseconds)
        : setTimeout(() => setStage('gone'), FADING);
    return () => clearTimeout(timer);
  }, [key, stage, holders, milliseconds]);

  const pause = (): void => {
    setHolders((now) => now + 1);
    setStage('shown');
  };
  const resume = (): void => setHolders((now) => Math.max(0, now - 1));
  return { stage, hold: { onPointerEnter: pause, onPointerLeave: resume, onFocus: pause, onBlur: resume } };
}
