import { useSettings } from '../../store/settings.ts';
import { soundsText } from '../../text/tableText.ts';
import { letterOf } from '../keys/letterOf.ts';
import { isOffered, LAYERS, toggleLayer, useLayers } from '../../store/atlas/layers.ts';
import { stepMonth } from '../../store/atlas/atlasStore.ts';
import { say } from './said.ts';
import { layerSaid } from '../layers/layerTexts.ts';
import { KEYS, LAYER_KEYS } from '../../text/keys.ts';
import { useExample } from '../../store/displayedGame.ts';
import { toggleFullScreen, toggleTableMode, turnView } from './tableMode.ts';

/** Whether a map can be seen now. */
const isMapInFront = (): boolean => document.querySelector('.world-map__canvas')?.closest('[inert]') === null;

function stepShownMonth(steps: number): void {
  if (useLayers.getState().shown.has('holders')) stepMonth(steps);
}

/** The letters that switch layers, and those that go to the month before and to the next. */
const LAYER_DEEDS: Readonly<Record<string, () => void>> = {
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

function toggleSounds(): void {
  const { sounds, set } = useSettings.getState();
  set({ sounds: !sounds });
  say(soundsText(!sounds));
}

const DEEDS: Readonly<Record<string, () => unknown>> = {
  [KEYS.fullScreen]: toggleFullScreen,
  [KEYS.tableMode]: toggleTableMode,
  [KEYS.turnView]: turnView,
  [KEYS.sounds]: toggleSounds,
  ...LAYER_DEEDS,
};

/** The letters that work on every screen of the program; on the map with Shift. */
export const LETTERS: readonly string[] = Object.keys(DEEDS);

/** Listens to them, before the map does. Returns a function that stops it. */
export function listenToLetters(): () => void {
  const listen = (event: KeyboardEvent): void => {
    const letter = letterOf(event);
    if (letter === null || !Object.hasOwn(DEEDS, letter)) return;
    event.preventDefault();
    event.stopPropagation();
    DEEDS[letter]?.();
  };
  window.addEventListener('keydown', listen, { capture: true });
  return () => window.removeEventListener('keydown', listen, { capture: true });
}
