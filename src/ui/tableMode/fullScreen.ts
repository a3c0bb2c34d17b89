import { useSyncExternalStore } from 'react';
import { tableFrame } from '../../store/tableFrame.ts';
import { NO_FULL_SCREEN } from '../../text/tableText.ts';
import { say } from './said.ts';

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
