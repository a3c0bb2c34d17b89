import type { MapView } from './MapView.ts';

/**
 * Calls back when the camera has not moved for `idleMs` milliseconds: first after the subscription, then after every
 * movement. While the camera keeps moving, calls back at least every `maxWaitMs`. Returns an unsubscribe function.
 */
export function onCameraIdle(
  { onCameraChange }: Pick<MapView, 'onCameraChange'>,
  idleMs: number,
  listener: () => void,
  maxWaitMs = Infinity,
): () => void {
  let timer = 0;
  let lastCall = performance.now();
  const call = (): void => {
    lastCall = performance.now();
    listener();
  };
  const stop = onCameraChange(() => {
    window.clearTimeout(timer);
    const since = performance.now() - lastCall;
    timer = window.setTimeout(call, Math.max(0, Math.min(idleMs, maxWaitMs - since)));
  });
  return () => {
    window.clearTimeout(timer);
    stop();
  };
}
