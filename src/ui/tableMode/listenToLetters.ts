import { useSettings } from '../../store/settings.ts';
import { soundsText } from '../../text/tableText.ts';
import { LAYER_DEEDS } from '../layers/layerKeys.ts';
import { toggleFullScreen } from './fullScreen.ts';
import { say } from './said.ts';
import { toggleTableMode, turnView } from './tableMode.ts';

/** Elements in which letters are text, and what lies over the page. */
const IGNORED =
  'input:not([type=checkbox], [type=radio], [type=range]), select, textarea, [contenteditable], ' +
  '[role=dialog], [role=menu]';
/** Where a letter alone goes to a space. */
const MAP = '.world-map__canvas';

function toggleSounds(): void {
  const { sounds, set } = useSettings.getState();
  set({ sounds: !sounds });
  say(soundsText(!sounds));
}

const DEEDS: Readonly<Record<string, () => unknown>> = {
  f: toggleFullScreen,
  t: toggleTableMode,
  r: turnView,
  m: toggleSounds,
  ...LAYER_DEEDS,
};

/** The letters that work on every screen of the program; on the map with Shift. */
export const LETTERS: readonly string[] = Object.keys(DEEDS);

const isIn = (target: EventTarget | null, where: string): boolean =>
  target instanceof Element && target.closest(where) !== null;

/** Listens to them, before the map does. */
export function listenToLetters(): void {
  const listen = (event: KeyboardEvent): void => {
    const { ctrlKey, metaKey, altKey, shiftKey, target, defaultPrevented, repeat } = event;
    const letter = event.key.toLowerCase();
    if (ctrlKey || metaKey || altKey || defaultPrevented || repeat || !Object.hasOwn(DEEDS, letter)) return;
    if (isIn(target, IGNORED) || (isIn(target, MAP) && !shiftKey)) return;
    event.preventDefault();
    event.stopPropagation();
    DEEDS[letter]?.();
  };
  window.addEventListener('keydown', listen, { capture: true });
}
