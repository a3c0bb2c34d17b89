import { lazyPart } from '../lazy/lazyPart.tsx';

/* The button is loaded in the background once the first map is drawn, the bar when a layer that has one is on. */

export const LayerButton = lazyPart(async () => (await import('./LayerButton.tsx')).LayerButton, { later: 'only' });
export const LayerBar = lazyPart(async () => (await import('./LayerBar.tsx')).LayerBar);
