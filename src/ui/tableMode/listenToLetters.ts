import { useSettings } from '../../store/settings.ts';
import { soundsText } from '../../text/tableText.ts';
import { toggleFullScreen } from './fullScreen.ts';
import { say } from './said.ts';
import { toggleTableMode, turnView } from './tableMode.ts';

/** Elements in which letters are text or move the focus on the map, and what lies over the page. */
const IGNORED =
  'input:not([type=checkbox], [type=radio], [type=range]), select, textarea, [contenteditable], .world-map__canvas, ' +
  '[role=dialog], [role=menu]';

function toggleSounds(): void {
  const { sounds, set } = useSettings.getState();
  set({ sounds: !sounds });
  say(soundsText(!sounds));
}

const DEEDS: Readonly<Record<string, () => unknown>> = {
  f: toggleFullScreen,
  t: toggleTableMode,
  T: turnView,
  m: toggleSounds,
};

/** The letters that work on every screen of the program. */
export const LETTERS: readonly string[] = Object.keys(DEEDS);

/** Listens to them. */
export function listenToLetters(): void {
  window.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, target, defaultPrevented, repeat } = event;
    if (ctrlKey || metaKey || altKey || defaultPrevented || repeat || !Object.hasOwn(DEEDS, key)) return;
    if (target instanceof Element && target.closest(IGNORED) !== null) return;
    event.preventDefault();
    DEEDS[key]?.();
  });
}
