import { isOffered, LAYERS, toggleLayer, useLayers } from '../../store/atlas/layers.ts';
import { stepMonth } from '../../store/atlas/month.ts';
import { say } from '../tableMode/said.ts';
import { layerSaid } from './layerTexts.ts';
import { KEYS, LAYER_KEYS } from '../../text/keys.ts';
import { useExample } from '../../store/displayedGame.ts';

/** Whether a map can be seen now. */
const isMapInFront = (): boolean => document.querySelector('.world-map__canvas')?.closest('[inert]') === null;

function stepShownMonth(steps: number): void {
  if (useLayers.getState().shown.has('holders')) stepMonth(steps);
}

/** The letters that switch layers, and those that go to the month before and to the next. */
export const LAYER_DEEDS: Readonly<Record<string, () => void>> = {
  ...Object.fromEntries(
    LAYERS.map((layer) => [
      LAYER_KEYS[layer],
      () => {
        if (!isOffered(layer, useExample.getState().example)) return;
        if (isMapInFront() && !useLayers.getState().isBarred) say(layerSaid(layer, toggleLayer(layer)));
      },
    ]),
  ),
  [KEYS.monthBefore]: () => stepShownMonth(-1),
  [KEYS.monthAfter]: () => stepShownMonth(1),
};
