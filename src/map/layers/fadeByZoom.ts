import type { Container } from 'pixi.js';
import type { MapView } from '../camera/MapView.ts';
import { layoutOpacity } from '../layout/layoutOpacity.ts';
import { animate } from '../motion/animate.ts';

/** How long a new layout takes to come into sight where the one before had gone. */
const MILLISECONDS = 160;

/**
 * Sets the layer's opacity to how well its layout, made for the zoom `laidOutFor`, suits the current zoom. If the layer
 * was faded out, its new layout fades in, or appears at once with `prefers-reduced-motion`. Returns a function to stop.
 */
export function fadeByZoom(
  layer: Pick<Container, 'alpha' | 'renderable'>,
  view: Pick<MapView, 'camera' | 'onZoomChange' | 'requestDraw'>,
  laidOutFor: number,
): () => void {
  let risen = layer.renderable ? layer.alpha : 0;
  const show = (): void => {
    layer.alpha = Math.min(risen, layoutOpacity(laidOutFor, view.camera().zoom));
    // Meshes know no alpha, so they go when all has gone.
    layer.renderable = layer.alpha > 0;
    view.requestDraw();
  };
  const from = risen;
  const rise = (by: number): void => {
    risen = from + (1 - from) * by;
    show();
  };
  const isStill = from === 1 || matchMedia('(prefers-reduced-motion: reduce)').matches;
  rise(isStill ? 1 : 0);
  const stopRising = isStill ? () => {} : animate(MILLISECONDS, rise, () => {});
  const stopWatching = view.onZoomChange(show);
  return () => {
    stopRising();
    stopWatching();
  };
}
