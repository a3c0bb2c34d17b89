import { useGame } from './gameStore.ts';
import { useKeeping } from './keeping.ts';

/** Sees to it that nothing is lost with the page: stores at once when it goes away, and asks where that is not done. */
export function guardLeaving(page: Window): void {
  const flush = (): void => useKeeping.getState().keeping?.flush();
  const again = (): void => useKeeping.getState().keeping?.again();
  page.addEventListener('pagehide', flush);
  page.document.addEventListener('freeze', flush);
  page.document.addEventListener('visibilitychange', () =>
    page.document.visibilityState === 'hidden' ? flush() : again(),
  );
  page.addEventListener('focus', again);
  page.addEventListener('beforeunload', (event) => {
    if (!isSomethingLost()) return;
    flush();
    event.preventDefault();
  });
}

/** Whether commands are lost if the page goes away now. */
export function isSomethingLost(): boolean {
  const { kept } = useKeeping.getState();
  const { commands, readOnly } = useGame.getState();
  return kept.state !== 'kept' && kept.since !== null && commands.length > 0 && !readOnly;
}
