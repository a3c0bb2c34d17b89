/**
 * Calls `step` before every paint with the share of the time that has gone, last with 1, then `done`. Nothing runs
 * afterwards. It counts from `began`, now if it is left out. Returns how to stop it.
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
    if (share < 1) asked = requestAnimationFrame(next);
    else done();
  };
  let asked = requestAnimationFrame(next);
  return () => cancelAnimationFrame(asked);
}
