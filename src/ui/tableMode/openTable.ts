import { useSettings } from '../../store/settings.ts';
import { TABLE_FRAME, tableFrame } from '../../store/tableFrame.ts';
import { fitFrame } from './fitFrame.ts';

/** Whether this page is to show itself in a frame, which is the table, instead of the game. */
export const isAroundTable = (): boolean => useSettings.getState().tableMode && tableFrame() === null;

/** Shows this page once more, in a frame that is enlarged and turned. The page inside keeps it fitted to the window. */
export function openTable(root: HTMLElement): void {
  const frame = document.createElement('iframe');
  frame.id = TABLE_FRAME;
  frame.title = 'Warboard';
  frame.allow = 'fullscreen; autoplay';
  frame.src = window.location.href;
  fitFrame(frame, window);
  frame.addEventListener('load', () => {
    // A host may forbid every frame.
    if (frame.contentDocument === null) {
      useSettings.getState().set({ tableMode: false });
      window.location.reload();
    } else frame.focus();
  });
  root.replaceChildren(frame);
}
