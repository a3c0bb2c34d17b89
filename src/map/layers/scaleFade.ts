import type { Container } from 'pixi.js';
import type { Frame } from '../camera/MapView.ts';
import { suits } from '../layout/suits.ts';
import { play } from '../motion/play.ts';

/** How long a new layout takes to come into sight where the one before had gone. */
const MILLISECONDS = 160;

/**
 * Shows what was laid out for a zoom as far as that suits the zoom seen: what does not is gone the moment the camera
 * is there. If the layer had faded, its new layout fades in, or is there at once for those who want no motion.
 * Returns how to stop.
 */
export function fadeByScale(
  layer: Pick<Container, 'alpha' | 'renderable'>,
  frame: Pick<Frame, 'camera' | 'onZoom' | 'draw'>,
  laidOutFor: number,
): () => void {
  let risen = layer.renderable ? layer.alpha : 0;
  const show = (): void => {
    layer.alpha = Math.min(risen, suits(laidOutFor, frame.camera().zoom));
    // Meshes know no alpha, so they go when all has gone.
    layer.renderable = layer.alpha > 0;
    frame.draw();
  };
  const from = risen;
  const rise = (by: number): void => {
    risen = from + (1 - from) * by;
    show();
  };
  const isStill = from === 1 || matchMedia('(prefers-reduced-motion: reduce)').matches;
  rise(isStill ? 1 : 0);
  const stopRising = isStill ? () => {} : play(MILLISECONDS, rise, () => {});
  const stopWatching = frame.onZoom(show);
  return () => {
    stopRising();
    stopWatching();
  };
}
