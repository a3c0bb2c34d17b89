import { useAutosave } from '../../store/autosaveStore.ts';
import { hasUnsavedCommands } from '../../store/guardPageLeave.ts';
import { QUARTERS, useSettings } from '../../store/settings.ts';
import { tableFrame } from '../../store/tableFrame.ts';
import { NOT_KEPT } from '../../text/tableText.ts';
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
