import { useSettings } from '../../store/settings.ts';
import { tableFrame } from '../../store/tableFrame.ts';
import { fitFrame } from './fitFrame.ts';

/**
 * On the table, keeps the frame fitted to the window and the settings, the page marked for its looks, and the address
 * of the page around it the same, so that a reload leads back here. Elsewhere it does nothing.
 */
export function keepTable(): void {
  const frame = tableFrame();
  if (frame === null) return;
  const around = window.parent;
  const abort = new AbortController();
  const { signal } = abort;
  const fit = (): void => {
    fitFrame(frame, around);
    document.documentElement.toggleAttribute('data-table-mode', useSettings.getState().tableMode);
  };
  fit();
  useSettings.subscribe(fit);
  around.addEventListener('resize', fit, { signal });
  window.addEventListener('hashchange', () => around.history.replaceState(null, '', window.location.href));
  // This page may be loaded again in the same frame.
  window.addEventListener('pagehide', () => abort.abort());
}
