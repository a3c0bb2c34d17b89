/**
 * Calls `step` before every frame with the share of the time that has passed, the last time with 1, then `done`. The
 * time counts from `began`. Returns a function that stops it.
 */
export function animate(
  milliseconds: number,
  step: (share: number) => void,
  done: () => void,
  began = performance.now(),
): () => void {
  const next = (now: number): void => {
    const share = Math.min(1, Math.max(0, (now - began) / milliseconds));
    step(share);
    if (share < 1) request = requestAnimationFrame(next);
    else done();
  };
  let request = requestAnimationFrame(next);
  return () => cancelAnimationFrame(request);
}
