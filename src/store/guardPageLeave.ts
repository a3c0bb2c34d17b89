import { useGame } from './gameStore.ts';
import { useAutosave } from './autosaveStore.ts';

/** Sees to it that nothing is lost with the page: stores at once when it goes away, and asks where that is not done. */
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

/** Whether commands are lost if the page goes away now. */
export function hasUnsavedCommands(): boolean {
  const { saveStatus } = useAutosave.getState();
  const { commands, readOnly } = useGame.getState();
  return saveStatus.state !== 'saved' && saveStatus.since !== null && commands.length > 0 && !readOnly;
}
