import { useSyncExternalStore } from 'react';
import { useAutosave } from '../../store/autosaveStore.ts';
import { hasUnsavedCommands } from '../../store/guardPageLeave.ts';
import { QUARTERS, useSettings } from '../../store/settings.ts';
import { tableFrame } from '../../store/tableFrame.ts';
import { NOT_KEPT, NO_FULL_SCREEN } from '../../text/tableText.ts';
import { say } from './said.ts';
import { keepSide } from './sides.ts';

/** Whether this page is on the table now. */
export const useIsTable = (): boolean => useSettings(({ tableMode }) => tableMode) && tableFrame() !== null;

/** Begins table mode, or leaves it. It begins with a page that is loaded anew, so all must be stored by then. */
export async function toggleTableMode(): Promise<void> {
  const { tableMode, set } = useSettings.getState();
  if (tableFrame() !== null) {
    set({ tableMode: !tableMode });
    return;
  }
  await useAutosave.getState().autosave?.settled();
  if (hasUnsavedCommands()) {
    say(NOT_KEPT);
    return;
  }
  set({ tableMode: true });
  window.location.reload();
}

/** On the table, turns the view by a quarter, clockwise. */
export function turnView(): void {
  const { tableMode, turned, set } = useSettings.getState();
  if (!tableMode || tableFrame() === null) return;
  const next = QUARTERS[(QUARTERS.indexOf(turned) + 1) % QUARTERS.length] ?? 0;
  set({ turned: next });
  keepSide(next);
}

/** The document that fills the screen: on the table, the one around it. */
const wholePage = (): Document => (tableFrame() === null ? document : window.parent.document);

const isFullScreen = (): boolean => Boolean(wholePage().fullscreenElement);

const listen = (changed: () => void): (() => void) => {
  const page = wholePage();
  page.addEventListener('fullscreenchange', changed);
  return () => page.removeEventListener('fullscreenchange', changed);
};

/** Whether the page fills the screen now. */
export const useFullScreen = (): boolean => useSyncExternalStore(listen, isFullScreen);

/** Fills the screen with the page, or gives it back; says so if the browser refuses. */
export async function toggleFullScreen(): Promise<void> {
  const page = wholePage();
  try {
    if (isFullScreen()) await page.exitFullscreen();
    else await page.documentElement.requestFullscreen({ navigationUI: 'hide' });
  } catch {
    say(NO_FULL_SCREEN);
  }
}
