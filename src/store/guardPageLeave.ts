import { useAutosave } from './autosaveStore.ts';
import { runningGame } from './displayedGame.ts';

/**
 * Prevents lost commands: stores at once when the page is hidden or closed, asks the player if something is still
 * unsaved, and lets no dropped file take the page's place.
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
  page.addEventListener('dragover', refuseFiles);
  page.addEventListener('drop', refuseFiles);
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

/** A file that is dropped on the page would be opened in its place. Fields for files take theirs. */
function refuseFiles(event: DragEvent): void {
  const { dataTransfer, target } = event;
  if (dataTransfer === null || !dataTransfer.types.includes('Files')) return;
  if (target instanceof HTMLInputElement && target.type === 'file') return;
  dataTransfer.dropEffect = 'none';
  event.preventDefault();
}
