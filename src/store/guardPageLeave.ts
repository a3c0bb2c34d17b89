import { useAutosave } from './autosaveStore.ts';
import { runningGame } from './runningGame.ts';

/**
 * Prevents lost commands: stores at once when the page is hidden or closed, and asks the player if something is still
 * unsaved.
 */
export function guardPageLeave(page: Window): void {
  const flush = (): void => useAutosave.getState().autosave?.flush();
  const again = (): void => useAutosave.getState().autosave?.retry();
  page.addEventListener('pagehide', flush);
  page.document.addEventListener('freeze', flush);
  page.document.addEventListener('visibilitychange', () =>
    page.document.visibilityState === 'hidden' ? flush() : again(),
  );
  page.addEventListener('focus', again);
  page.addEventListener('beforeunload', (event) => {
    if (!hasUnsavedCommands()) return;
    flush();
    event.preventDefault();
  });
}

/** Whether closing the page now would lose commands. */
export function hasUnsavedCommands(): boolean {
  const { saveStatus } = useAutosave.getState();
  const { commands, readOnly } = runningGame();
  return saveStatus.state !== 'saved' && saveStatus.since !== null && commands.length > 0 && !readOnly;
}
