import { useSettings } from '../../store/settings.ts';
import { soundsText } from '../../text/tableText.ts';
import { letterOf } from '../keys/letterOf.ts';
import { LAYER_DEEDS } from '../layers/layerKeys.ts';
import { toggleFullScreen } from './fullScreen.ts';
import { say } from './said.ts';
import { toggleTableMode, turnView } from './tableMode.ts';
import { KEYS } from '../../text/keys.ts';

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
