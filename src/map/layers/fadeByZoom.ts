import type { Container } from 'pixi.js';
import type { MapView } from '../camera/MapView.ts';
import { layoutOpacity } from '../layout/layoutOpacity.ts';
import { animate } from '../motion/tweens.ts';

/** How long a new layout fades in if the one before was invisible. */
const FADE_MS = 160;

/**
 * Sets the layer's opacity to how well its layout, made for the zoom `laidOutFor`, suits the current zoom. If the layer
 * was faded out, its new layout fades in, or appears at once with `prefers-reduced-motion`. Returns a function to stop.
 */
export function fadeByZoom(
  layer: Pick<Container, 'alpha' | 'renderable'>,
  view: Pick<MapView, 'camera' | 'onZoomChange' | 'requestDraw'>,
  laidOutFor: number,
): () => void {
  let fadeIn = layer.renderable ? layer.alpha : 0;
  const show = (): void => {
    layer.alpha = Math.min(fadeIn, layoutOpacity(laidOutFor, view.camera().zoom));
    // Meshes ignore alpha, so they disappear when the layer is invisible.
    layer.renderable = layer.alpha > 0;
    view.requestDraw();
  };
  const from = fadeIn;
  const setFadeIn = (share: number): void => {
    fadeIn = from + (1 - from) * share;
    show();
  };
  const isInstant = from === 1 || matchMedia('(prefers-reduced-motion: reduce)').matches;
  setFadeIn(isInstant ? 1 : 0);
  const stopFading = isInstant ? () => {} : animate(FADE_MS, setFadeIn, () => {});
  const stopWatching = view.onZoomChange(show);
  return () => {
    stopFading();
    stopWatching();
  };
}
