import type { Frame } from './MapView.ts';

/**
 * Calls back when the map has rested for so many milliseconds: now, and after each time it moved; while it goes on
 * moving, at the latest when `longest` has gone since the call before. Returns how to stop.
 */
export function onRest(
  { onLook }: Pick<Frame, 'onLook'>,
  rest: number,
  deed: () => void,
  longest = Infinity,
): () => void {
  let timer = 0;
  let latest = performance.now();
  const rested = (): void => {
    latest = performance.now();
    deed();
  };
  const stop = onLook(() => {
    window.clearTimeout(timer);
    const since = performance.now() - latest;
    timer = window.setTimeout(rested, Math.max(0, Math.min(rest, longest - since)));
  });
  return () => {
    window.clearTimeout(timer);
    stop();
  };
}
